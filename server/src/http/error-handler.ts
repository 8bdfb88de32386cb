import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorEnvelope } from './error-envelope.ts';
import { toApiError } from './error-mapping.ts';
import { NotFoundError } from './errors.ts';

/** Every failed answer of the server leaves through here, in one envelope. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toApiError(error, {
      contentType: request.headers['content-type'],
      body: request.body,
      query: request.query,
      params: request.params,
    });
    if (refusal.statusCode >= 500) request.log.error({ err: error }, refusal.message);
    return reply
      .code(refusal.statusCode)
      .headers({ 'cache-control': 'no-store' })
      .send(errorEnvelope(refusal, new Date()));
  });
  app.setNotFoundHandler((request) => {
    throw unknownAddress(request);
  });
}

function unknownAddress(request: FastifyRequest): NotFoundError {
  const path = new URL(request.url, 'http://host').pathname;
  return new NotFoundError(`Could not find resource for ${request.method} ${path}`);
}
