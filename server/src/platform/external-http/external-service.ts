import { setTimeout as pause } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { inSpan, toService, traceHeaders } from '../tracing/in-span.ts';
import { ExternalServiceError } from './external-service-error.ts';

/** An external service with JSON responses to GET requests. */
export interface ExternalService {
  /** As a message names it: `guide finder`. */
  name: string;
  /** Longest wait for one response, until its last byte. */
  timeoutMs: number;
  /** What a failure is called in the debugMessage of the error envelope. */
  failure: string;
  /** Waits before the second attempt, the third ...; their number is that of the further attempts. */
  retryAfterMs?: readonly number[];
}

/** How long to wait for a service, and when to retry. */
export type Patience = Pick<ExternalService, 'timeoutMs' | 'retryAfterMs'>;

/** A quarter of a second helps over a dropped connection, a second over a restart behind a balancer. */
const RETRY_AFTER_MS = [250, 1000];
const LARGEST_RESPONSE = 20 * 1024 * 1024;
const TOO_MANY_REQUESTS = 429;

/** A failure that a retry would meet again. All others may pass: no connection, no response in time, 5xx. */
class LastingFailure extends Error {}

/** The service rejected the request as wrong (4xx). */
export class RefusedByService extends LastingFailure {
  constructor(readonly status: number) {
    super(`It answered with status ${status}.`);
  }
}

/**
 * Sends a request to a service, retries where the failure may pass, and checks the shape of the response. Numbers
 * that come as texts are read as numbers.
 *
 * @param schema the members that are read; further members are ignored
 * @throws ExternalServiceError, whose cause is a RefusedByService where the service refused the request
 */
export async function requestService<Schema extends TSchema>(
  service: ExternalService,
  url: URL,
  schema: Schema,
): Promise<Static<Schema>> {
  try {
    return readResponse(await getText(service, url), schema);
  } catch (error) {
    const kind = error instanceof LastingFailure ? 'unusable' : 'unreachable';
    throw new ExternalServiceError(service, url.host, kind, error);
  }
}

function readResponse<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> {
  const response = Value.Convert(schema, parseJson(text));
  if (Value.Check(schema, response)) return response;
  const [first] = Value.Errors(schema, response);
  throw new LastingFailure(`The response has another shape: ${first?.instancePath} ${first?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LastingFailure('The response is not JSON.', { cause: error });
  }
}

async function getText(service: ExternalService, url: URL): Promise<string> {
  for (const wait of service.retryAfterMs ?? RETRY_AFTER_MS) {
    try {
      return await attempt(service, url);
    } catch (error) {
      if (error instanceof LastingFailure) throw error;
      await pause(spread(wait, Math.random()));
    }
  }
  return attempt(service, url);
}

/**
 * Between half of a wait and all of it: callers that failed together do not come back together.
 *
 * @param chance from 0 to 1
 */
export function spread(wait: number, chance: number): number {
  return (wait / 2) * (1 + chance);
}

function attempt(service: ExternalService, url: URL): Promise<string> {
  return inSpan(`GET ${service.name}`, toService(service.name), () => read(service, url));
}

async function read({ timeoutMs }: ExternalService, url: URL): Promise<string> {
  const headers = { accept: 'application/json', ...traceHeaders() };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return readText(response.body);
  await response.body?.cancel();
  const { status } = response;
  if (status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS) throw new RefusedByService(status);
  throw new Error(`It answered with status ${status}.`);
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.byteLength;
    if (size > LARGEST_RESPONSE)
      throw new LastingFailure(`The response is larger than ${LARGEST_RESPONSE} bytes.`);
  }
  return Buffer.concat(parts).toString('utf8');
}
