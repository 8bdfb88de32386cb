import { fetchEdition, type Edition } from './api-fetch.ts';
import { cacheResource, isCachedResource } from './resource-cache.tsx';
import { currentIdentity, resourceKey } from './resource-key.ts';
import { tokenProvider } from './token-provider.ts';

// `never`: the screen says what it expects, as with every response.
const underWay = new Map<string, Promise<Edition<never>>>();

/**
 * Reads a resource for a screen that is about to be shown, so that the screen finds the response or joins the request.
 * What is cached from before is not read: the screen shows it and renews it. Never rejects: after a failure the screen
 * asks again, and shows what is wrong.
 *
 * @param url path and query exactly as the screen asks, see `resourceUrl`
 */
export async function prefetchResource(url: string): Promise<void> {
  try {
    // Responses are cached for the person who asked, so it must be known who that is.
    await tokenProvider().token();
    const key = resourceKey(currentIdentity(), url);
    if (isCachedResource(key)) return;
    await (underWay.get(key) ?? readAhead(key, url));
  } catch {
    // The screen asks again.
  }
}

async function readAhead(key: string, url: string): Promise<void> {
  const reading = fetchEdition<never>(url, { isAhead: true });
  underWay.set(key, reading);
  try {
    await cacheResource(key, await reading);
  } finally {
    underWay.delete(key);
  }
}

/** The response to the same request where it was made ahead and is under way, else to `request`, also where that failed. */
export async function joinPrefetch<T>(key: string, request: () => Promise<Edition<T>>): Promise<Edition<T>> {
  const ahead = underWay.get(key);
  if (ahead === undefined) return request();
  try {
    return await ahead;
  } catch {
    return request();
  }
}
