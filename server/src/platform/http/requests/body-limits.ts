import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { ApiError } from '../errors/errors.ts';
import { excessesOf, isStoredAlready, type Excess } from './body-excesses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads what the records of a body are at present, where that is not the response to GET at the same address. */
    readStored?: (request: FastifyRequest) => Promise<unknown>;
  }
}

/**
 * Refuses bodies with texts and lists that are longer than the contract allows. What a record has had since before there were
 * limits may be saved again unchanged.
 */
export function installBodyLimits(app: App): void {
  app.addHook('preHandler', async (request) => {
    const excesses = [...excessesOf(request.routeOptions.schema?.body, request.body)];
    if (excesses.length === 0) return;
    const stored = await storedRecord(request);
    const refused = excesses.filter((excess) => !isStoredAlready(excess, stored));
    if (refused.length > 0) throw refusal(refused);
  });
}

/** The record that the request changes, as its sender may see it; undefined for a new one. */
async function storedRecord(request: FastifyRequest): Promise<unknown> {
  const { readStored } = request.routeOptions.config;
  if (readStored !== undefined) return readStored(request);
  if (request.method !== 'PUT') return undefined;
  const { authorization, host } = request.headers;
  const response = await request.server.inject({
    url: request.url,
    headers: { ...(authorization && { authorization }), ...(host && { host }) },
  });
  return response.statusCode === 200 ? response.json<unknown>() : undefined;
}

/** The values are not repeated: they are what is too long. */
function refusal(excesses: readonly Excess[]): ApiError {
  const subErrors = excesses.map(({ field, problem }) => ({ object: 'body', field, message: problem }));
  const [first] = subErrors;
  return new ApiError(400, `${first?.field}: ${first?.message}`, undefined, subErrors);
}
