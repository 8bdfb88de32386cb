import { setMaxListeners } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadAnswer, ReadQuery } from 'shared/contract';
import { MOST_READS } from 'shared/limits';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';
import { answerTogether, isOneOfSeveral } from './one-of-several.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads others, and is not among what it reads. */
    readsSeveral?: true;
  }
}

const CALLED_ALONE = 'This is not read together with others.';

/** What changes something is called alone, and so is what may be large and is sent as it is read from the database. */
export function installSeveralReads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const isAlone = config.changes === true || config.readsSeveral === true;
    if (isAlone && isOneOfSeveral()) throw new NotFoundError(CALLED_ALONE);
  });
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (!(payload instanceof Readable) || !isOneOfSeveral()) return payload;
    payload.destroy();
    throw new NotFoundError(CALLED_ALONE);
  });
}

/** In milliseconds. */
const SHORT_WAIT = 1000;

/**
 * How long what is there waits for the rest, which is given up then: a second, or as long as the first took, because on a busy server
 * the others take as long.
 *
 * @param firstTook until the first was answered, in milliseconds
 */
export function longestWait(firstTook: number): number {
  return Math.max(SHORT_WAIT, firstTook);
}

/** Where a request comes from and what it is part of, as it says itself and as proxies write it. */
const PASSED_ON = [
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'traceparent',
];

/**
 * Reads several resources at once, each as a request with this `Authorization` would: every rule that holds for a call alone holds
 * here. What is refused or fails is left out. While none is answered, all are waited for: a busy server need not do them twice.
 *
 * @param gone when nobody waits for them any more
 */
export async function readSeveral(
  request: FastifyRequest,
  { read }: ReadQuery,
  authorization: string | undefined,
  gone?: AbortSignal,
): Promise<ReadAnswer[]> {
  const urls = listValues(read).filter((url) => url.startsWith('/api/'));
  const wait = limitedWait();
  gone?.addEventListener('abort', wait.giveUp);
  // A session that begins is there at once.
  if (authorization !== request.headers.authorization) wait.begin();
  const readOne = async (url: string): Promise<ReadAnswer[]> => {
    try {
      const response = await inject(request, url, authorization, wait.over);
      if (response.statusCode !== 200) return [];
      wait.begin();
      return [{ url, tag: response.headers.etag ?? null, body: response.json() }];
    } catch (reason) {
      // Slow, no address, or the server is about to end: the client calls it alone.
      request.log.info({ err: reason }, 'One of several reads was not answered.');
      return [];
    }
  };
  const answers = await answerTogether(request, () => Promise.all(urls.slice(0, MOST_READS).map(readOne)));
  wait.end();
  return answers.flat();
}

/** Its time begins when the first thing to be sent is there. */
function limitedWait() {
  const start = performance.now();
  const controller = new AbortController();
  setMaxListeners(MOST_READS, controller.signal);
  const giveUp = () => controller.abort();
  let timer: NodeJS.Timeout | undefined;
  return {
    over: controller.signal,
    giveUp,
    begin: () => (timer ??= setTimeout(giveUp, longestWait(performance.now() - start))),
    end: () => clearTimeout(timer),
  };
}

function inject(
  { server, headers, socket }: FastifyRequest,
  url: string,
  authorization: string | undefined,
  signal: AbortSignal,
) {
  const passedOn: OutgoingHttpHeaders = { authorization, accept: 'application/json' };
  for (const name of PASSED_ON) if (headers[name] !== undefined) passedOn[name] = headers[name];
  return server.inject({ url, headers: passedOn, remoteAddress: socket.remoteAddress, signal });
}
