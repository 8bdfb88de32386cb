import { use } from 'react';
import { pageRegistry, registryStore, type PageRegistry } from './registry-store.ts';

/** The registry of this page. Suspends only while it is being read, throws if it cannot be. */
export function usePageRegistry(): PageRegistry {
  const known = registryStore(({ registry }) => registry);
  return known ?? use(pageRegistry());
}
