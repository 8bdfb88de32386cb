import { use } from 'react';
import { findRemote, type RegistryEntry } from 'shared/remote';
import { useLocation } from 'shared/router';
import { pageRegistry } from './registry-store.ts';

/** The remote that answers for the address in the browser; suspends until the registry is read, throws if it cannot be. */
export function useCurrentRemote(): RegistryEntry | undefined {
  const { pathname } = useLocation();
  return findRemote(use(pageRegistry()), pathname);
}
