import { errorCodes } from 'fastify';
import type { App } from '../app-context.ts';

const FORM = /^\s*multipart\//i;

/**
 * Forms are parsed for all routes, and without a body their schema would refuse something that nobody has sent. Routes that read none
 * refuse them as any other type (415). What needs no body takes any: mail programs end a subscription by a form (RFC 8058).
 */
export function refuseForms(app: App): void {
  app.addHook('preParsing', async ({ is404, headers, routeOptions: { schema } }) => {
    const type = headers['content-type'];
    if (is404 || type === undefined || !FORM.test(type) || schema?.body === undefined) return;
    if (schema.consumes?.some((consumed) => FORM.test(consumed)) !== true)
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  });
}
