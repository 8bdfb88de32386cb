import type { ReadAnswers } from 'shared/contract';
import { apiFetch, fetchEdition, type Edition } from './api-fetch.ts';
import { expectReadAnswers, isReadEarly } from './early-responses.ts';
import { changesSent, freshRead } from './fresh-reads.ts';
import { requestUnderWay } from './in-flight-requests.ts';
import { cacheFreshRead, isCachedResource } from './resource-cache.tsx';
import { ANYBODY, currentIdentity, resourceKey } from './resource-key.ts';
import { siteConfiguration } from './site-configuration.ts';
import type { ResourceOptions } from './use-resource.ts';
import { tokenProvider } from './token-provider.ts';

interface ReadingAhead {
  // `never`: the screen says what it expects, as with every response.
  reading: Promise<Edition<never>>;
  /** The changes this page had sent when the request was made. */
  changesBefore: number;
}

const underWay = new Map<string, ReadingAhead>();

/**
 * Reads a resource for a screen that is about to be shown, so that the screen finds the response or joins the request.
 * What is cached from before is not read: the screen shows it and renews it. Never rejects: after a failure the screen
 * asks again, and shows what is wrong.
 *
 * @param url path and query exactly as the screen asks, see `resourceUrl`
 */
export async function prefetchResource(
  url: string,
  { once = false }: Pick<ResourceOptions, 'once'> = {},
): Promise<void> {
  try {
    // Responses are cached for the person who asked, so it must be known who that is.
    if (!once) await tokenProvider().token();
    const key = resourceKey(once ? ANYBODY : currentIdentity(), url);
    if (isCachedResource(key)) return;
    await (requestUnderWay(key) ?? currentReading(key) ?? readAhead(key, url));
  } catch {
    // The screen asks again.
  }
}

/**
 * As `prefetchResource`, of all that a screen reads as the person who is there: for people who are signed in with one call (ADR 39).
 * Visitors make one for each, which a cache in front of the server may answer.
 */
export async function prefetchResources(urls: readonly string[]): Promise<void> {
  await readTogether(urls).catch(() => undefined);
  await Promise.all(urls.map((url) => prefetchResource(url)));
}

/** Makes the call, and resolves when it is on its way. */
async function readTogether(urls: readonly string[]): Promise<void> {
  if (siteConfiguration().sessionMode !== 'cookie') return;
  const token = await tokenProvider().token();
  if (token === null) return;
  const missing = urls.filter(
    (url) => !isReadEarly(url, token) && !isRead(resourceKey(currentIdentity(), url)),
  );
  if (missing.length < 2) return;
  const together = apiFetch<ReadAnswers>('/api/v2/reads', { query: { read: missing }, isAhead: true });
  expectReadAnswers(missing, token, together);
}

/** Whether a response is cached, or on its way. */
function isRead(key: string): boolean {
  return isCachedResource(key) || requestUnderWay(key) !== undefined || currentReading(key) !== undefined;
}

async function readAhead(key: string, url: string): Promise<void> {
  const ahead = { reading: fetchEdition<never>(url, { isAhead: true }), changesBefore: changesSent() };
  underWay.set(key, ahead);
  try {
    const edition = await ahead.reading;
    if (currentReading(key) !== ahead.reading) return;
    await cacheFreshRead(key, edition);
  } finally {
    if (underWay.get(key) === ahead) underWay.delete(key);
  }
}

/** The request for this key that is under way, unless this page has sent a change since it was made. */
function currentReading(key: string): Promise<Edition<never>> | undefined {
  const ahead = underWay.get(key);
  return ahead?.changesBefore === changesSent() ? ahead.reading : undefined;
}

/**
 * The response to the same request where it was made ahead, else to `request`, also where that failed. A screen that was rendered just
 * before the response came, and is shown just after, asks as if it were not there.
 */
export async function joinPrefetch<T>(key: string, request: () => Promise<Edition<T>>): Promise<Edition<T>> {
  const ahead = currentReading(key) ?? freshRead(key);
  if (ahead === undefined) return request();
  try {
    return await ahead;
  } catch {
    return request();
  }
}
