import type { FastifyInstance } from 'fastify';

const HAL = 'application/hal+json';
const JSON_TYPE = 'application/json';

/** The media type of a JSON answer: HAL, unless the caller names plain JSON (api-1 section 1.2). */
export function jsonTypeFor(accept: string | undefined): string {
  const named = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  return named.includes(JSON_TYPE) ? JSON_TYPE : HAL;
}

/** Gives the JSON answers of the API their media type. Routes that set a type of their own keep it. */
export function installJsonType(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const isApi = request.url.startsWith('/api') || request.url.startsWith('/auth');
    const current = reply.getHeader('content-type');
    const isDefault = current === undefined || (typeof current === 'string' && current.startsWith(JSON_TYPE));
    if (isApi && isDefault) void reply.type(jsonTypeFor(request.headers.accept));
    return payload;
  });
}
