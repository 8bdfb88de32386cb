import { setTimeout as pause } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { OutsideServiceError } from './outside-service-error.ts';

/** A service of others that answers JSON to GET requests. */
export interface OutsideService {
  /** As a person is told of it: `guide finder`. */
  name: string;
  /** Longest wait for one answer, until its last byte. */
  timeoutMs: number;
  /** What a failure is called in the debugMessage of the error envelope. */
  failure: string;
  /** Waits before the second attempt, the third ...; their number is that of the further attempts. */
  retryAfterMs?: readonly number[];
}

/** How long to wait for a service, and when to ask again. */
export type Patience = Pick<OutsideService, 'timeoutMs' | 'retryAfterMs'>;

/** A quarter of a second helps over a dropped connection, a second over a restart behind a balancer. */
const RETRY_AFTER_MS = [250, 1000];
const LARGEST_ANSWER = 20 * 1024 * 1024;
const TOO_MANY_REQUESTS = 429;

/** A failure that the next attempt would meet again. All others may pass: no connection, no answer in time, 5xx. */
class LastingFailure extends Error {}

/** The service answered that the request is wrong (4xx). */
export class RefusedByService extends LastingFailure {
  constructor(readonly status: number) {
    super(`It answered with status ${status}.`);
  }
}

/**
 * Asks a service, again after a while where the failure may pass, and checks the answer's shape. Numbers that come
 * as texts are read as numbers.
 *
 * @param schema the members that are read; others may be there
 * @throws OutsideServiceError, whose cause is a RefusedByService where the service refused the request
 */
export async function askService<Schema extends TSchema>(
  service: OutsideService,
  url: URL,
  schema: Schema,
): Promise<Static<Schema>> {
  try {
    return readAnswer(await getText(service, url), schema);
  } catch (error) {
    const kind = error instanceof LastingFailure ? 'unusable' : 'unreachable';
    throw new OutsideServiceError(service, url.host, kind, error);
  }
}

function readAnswer<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> {
  const answer = Value.Convert(schema, parseJson(text));
  if (Value.Check(schema, answer)) return answer;
  const [first] = Value.Errors(schema, answer);
  throw new LastingFailure(`The answer has another shape: ${first?.instancePath} ${first?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LastingFailure('The answer is not JSON.', { cause: error });
  }
}

async function getText(service: OutsideService, url: URL): Promise<string> {
  for (const wait of service.retryAfterMs ?? RETRY_AFTER_MS) {
    try {
      return await attempt(service, url);
    } catch (error) {
      if (error instanceof LastingFailure) throw error;
      // Between half of the wait and all of it: callers that failed together do not come back together.
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
  return attempt(service, url);
}

async function attempt({ timeoutMs }: OutsideService, url: URL): Promise<string> {
  const headers = { accept: 'application/json' };
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
    if (size > LARGEST_ANSWER) throw new LastingFailure(`The answer is larger than ${LARGEST_ANSWER} bytes.`);
  }
  return Buffer.concat(parts).toString('utf8');
}
