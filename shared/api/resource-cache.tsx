import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig, mutate as mutateSiteCache, useSWRConfig } from 'swr';
import { keyMatches } from './resource-key.ts';

let mutate = mutateSiteCache;

/**
 * After a change: reads again what belongs to exactly these paths. `/api/projects` means that list in every query,
 * not the projects under it; `/api/projects?page=1` means that page alone.
 */
export async function mutateResource(...paths: string[]): Promise<void> {
  await mutate((key) => paths.some((path) => keyMatches(key, path)));
}

function CacheInUse({ children }: { children: ReactNode }) {
  const { mutate: mutateThisCache } = useSWRConfig();
  useLayoutEffect(() => {
    mutate = mutateThisCache;
    return () => {
      mutate = mutateSiteCache;
    };
  }, [mutateThisCache]);
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
