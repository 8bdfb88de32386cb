import { findRemote, type Registry } from 'shared/remote';
import { readRegistry } from './page-registry.ts';
import { preloadRemote } from './remote-loader.ts';

let reading: Promise<Registry> | undefined;

/** The registry of this page, read once; the same promise every time, so that a screen can wait for it. */
export function pageRegistry(): Promise<Registry> {
  reading ??= readRegistry();
  return reading;
}

/** Reads the registry anew after a failure. */
export function forgetRegistry(): void {
  reading = undefined;
}

/** Starts loading the remote that answers for an address, before the person goes there. */
export function preloadAddress(pathname: string): void {
  pageRegistry().then(
    (registry) => {
      const remote = findRemote(registry, pathname);
      if (remote) preloadRemote(remote);
    },
    () => undefined,
  );
}
