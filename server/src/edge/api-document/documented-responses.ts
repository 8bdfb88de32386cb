import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { ErrorEnvelope } from 'shared/contract';

/** A route as the API document describes it. */
export interface DocumentedRoute {
  method: string;
  url: string;
  config: Omit<FastifyContextConfig, 'url' | 'method'>;
  schema: FastifySchema;
}

/** What the statuses of refusals mean. */
const REFUSALS = {
  400: 'A parameter, a field or a rule: the message says which',
  401: 'The token is missing or not valid',
  403: 'The caller may not',
  404: 'There is no such resource',
  409: 'It would break what is stored, such as a name that must be unique',
  412: 'Somebody else has changed it since the version of `If-Match`',
  413: 'The request is too large',
  415: 'The media type of the body is not supported',
  429: 'Too often; `Retry-After` says how long to wait',
};
type RefusalStatus = keyof typeof REFUSALS;

/** Routes that count how often somebody calls them. */
const LIMITED = /^\/auth\/(signin|passwordReset)$|requestPasswordReset$|\/siteReports$|\/passwordReset$/;

/** The statuses with which a route may refuse a request, by what it reads and who may call it. */
export function refusalsOf({ method, url, config, schema }: DocumentedRoute): RefusalStatus[] {
  const isForm = 'consumes' in schema;
  const hasBody = schema.body !== undefined || isForm;
  const isWriting =
    config.changes === true || (!['GET', 'HEAD'].includes(method) && config.readsOnly !== true);
  const isOpen = config.access === 'open';
  const mayBe: Record<RefusalStatus, boolean> = {
    400: hasBody || schema.querystring !== undefined || schema.params !== undefined,
    401: true,
    403: !isOpen || schema.params !== undefined || isWriting,
    404: schema.params !== undefined,
    409: isWriting,
    412: isWriting,
    413: hasBody,
    415: hasBody,
    429: LIMITED.test(url),
  };
  return STATUSES.filter((status) => mayBe[status]);
}

const STATUSES = [400, 401, 403, 404, 409, 412, 413, 415, 429] as const;

/** The responses of a route with its refusals, and with the media type of the file that it sends. */
export function documentedResponses(route: DocumentedRoute): Record<string, unknown> {
  const { sends } = route.config;
  const declared = typeof route.schema.response === 'object' ? route.schema.response : undefined;
  const file = sends && { 200: content('A file', sends, { type: 'string' }) };
  const success = declared ?? file ?? { 200: { description: 'Success', type: 'null' } };
  const refusals: Record<string, unknown> = {};
  for (const status of refusalsOf(route))
    refusals[status] = content(REFUSALS[status], 'application/json', ErrorEnvelope);
  return { ...refusals, ...success };
}

function content(description: string, mediaType: string, schema: object) {
  return { description, content: { [mediaType]: { schema } } };
}
