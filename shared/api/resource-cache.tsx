import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type Cache } from 'swr';
import type { Edition } from './api-fetch.ts';
import { forgetFreshReads, noteFreshRead } from './fresh-reads.ts';
import { keyMatches } from './resource-key.ts';

const site = SWRConfig.defaultValue;
let { cache, mutate }: { cache: Cache; mutate: typeof site.mutate } = site;

/**
 * After a change: reads again what belongs to exactly these paths. `/api/projects` means that list in every query,
 * not the projects under it; `/api/projects?page=1` means that page alone.
 */
export async function mutateResource(...paths: string[]): Promise<void> {
  forgetFreshReads((key) => paths.some((path) => keyMatches(key, path)));
  await mutate((key) => paths.some((path) => keyMatches(key, path)));
}

/** Drops every cached response, so that all that is shown next is read first; what is on screen now is read again. */
export async function forgetResources(): Promise<void> {
  forgetFreshReads(() => true);
  await mutate(() => true, undefined, { revalidate: true });
}

/** Reads again what is on screen, which stays until then: after a time in which nothing could be read. */
export async function renewResources(): Promise<void> {
  forgetFreshReads(() => true);
  await mutate(() => true);
}

/** Whether there is a response under a key, however old. */
export function isCachedResource(key: string): boolean {
  return cache.get(key)?.data !== undefined;
}

/** Puts a response into the cache that was read ahead of the screen that shows it. */
export async function cacheFreshRead(key: string, edition: Edition<never>): Promise<void> {
  // First, since screens are rendered with it at once and would read it again.
  noteFreshRead(key, edition);
  await mutate(key, edition, { revalidate: false });
}

function CacheInUse({ children }: { children: ReactNode }) {
  const { cache: thisCache, mutate: mutateThisCache } = useSWRConfig();
  useLayoutEffect(() => {
    cache = thisCache;
    mutate = mutateThisCache;
    return () => {
      ({ cache, mutate } = site);
      forgetFreshReads(() => true);
    };
  }, [thisCache, mutateThisCache]);
  return children;
}

/** A cache of its own for what is rendered inside: tests need one each, the site uses one for all. */
export function IsolatedResources({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <CacheInUse>{children}</CacheInUse>
    </SWRConfig>
  );
}
