import type { ReadAnswer } from 'shared/contract';
import { siteConfiguration } from './site-configuration.ts';

declare global {
  /** What the page has requested before its scripts arrived, by method and full address (shell/src/early). */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

interface EarlyResponse {
  /** For whom; null for visitors and for calls outside the session, undefined where it is the same for everybody. */
  token: string | null | undefined;
  /** Undefined where it did not come with others: it is requested alone. */
  response: Promise<Response | undefined>;
  /** Moment after which it is not shown any more, in milliseconds after the page's beginning. */
  until?: number;
}

/** Later the page may have changed what it asked for, in milliseconds. */
const LIFE = 10_000;

/** The address of a call as the page calls it. */
export function fullAddress(url: string): URL {
  return new URL(siteConfiguration().apiBase + url, document.baseURI);
}

/**
 * The response to a request that was made before, or came with another. Each is used once, and only for whom it was requested.
 *
 * @param request method and full address
 */
export function takeEarlyResponse(
  request: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const early = globalThis.earlyResponses?.get(request);
  globalThis.earlyResponses?.delete(request);
  return isFor(early, token) ? early.response : undefined;
}

function isFor(early: EarlyResponse | undefined, token: string | null): early is EarlyResponse {
  if (early === undefined || performance.now() > (early.until ?? LIFE)) return false;
  return early.token === undefined || early.token === token;
}

/** Whether a read need not be made, because its response is there or on its way. */
export function isReadEarly(url: string, token: string | null): boolean {
  return isFor(globalThis.earlyResponses?.get(`GET ${fullAddress(url).href}`), token);
}

/** Whoever reads this next as this person gets what came with another response. */
export function keepReadAnswers(answers: readonly ReadAnswer[], token: string): void {
  for (const answer of answers) keepRead(answer.url, token, Promise.resolve(new ReadResponse(answer)));
}

/** The same of what is on its way together. Those that do not arrive are requested alone. */
export function expectReadAnswers(
  urls: readonly string[],
  token: string,
  together: Promise<readonly ReadAnswer[]>,
): void {
  const responses = together.then(
    (answers) => new Map(answers.map((answer) => [answer.url, new ReadResponse(answer)])),
    () => undefined,
  );
  for (const url of urls)
    keepRead(
      url,
      token,
      responses.then((all) => all?.get(url)),
    );
}

function keepRead(url: string, token: string, response: Promise<Response | undefined>): void {
  globalThis.earlyResponses ??= new Map();
  const until = performance.now() + LIFE;
  globalThis.earlyResponses.set(`GET ${fullAddress(url).href}`, { token, response, until });
}

/** What came with another response, as if it had come alone. A body that is written and read again is there only after the next picture. */
class ReadResponse extends Response {
  readonly #body: unknown;

  constructor({ tag, body }: ReadAnswer) {
    super(null, { headers: { 'Content-Type': 'application/json', ...(tag !== null && { ETag: tag }) } });
    this.#body = body;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#body);
  }
}

/** What was requested early is not what is stored any more. */
export function forgetEarlyResponses(): void {
  globalThis.earlyResponses = undefined;
}
