import { use } from 'react';
import { loadedRegistry, pageRegistry, type PageRegistry } from './registry-store.ts';

/** The registry of this page. Suspends only while it is being read, throws if it cannot be. */
export function usePageRegistry(): PageRegistry {
  return loadedRegistry() ?? use(pageRegistry());
}
