import { prefetchResource, prefetchResources } from 'shared/api';
import { findRemote, type RegistryEntry } from 'shared/remote';
import { matchRoutes, type RouteObject } from 'shared/router';
import { isSomebodySignedIn } from 'shared/session';
import { pageRegistry } from '../federation/registry-store.ts';
import { preloadRemote, preloadScreen } from '../federation/remote-loader.ts';
import { withTimeout } from '../federation/with-timeout.ts';
import { OWN_SCREENS } from '../own-screens.tsx';
import { codeOf, readsOf, type Address } from './reads-of.ts';

/** A navigation waits so long for what its screen reads first; then the screen shows where it will be. Milliseconds. */
const DATA_PATIENCE = 400;

/**
 * Requests the code of the screen at an address and what it reads first, both at once. Resolves when the screen can be
 * shown: its code is there, and its data too unless they take long. Never rejects: the screen shows what failed.
 */
export async function prepareAddress(address: Address): Promise<void> {
  await Promise.all([prepareCode(address.pathname), startReads(address)]);
}

/** The same of what does not depend on who asks and when: the code, and what is read once for everybody. */
export async function prepareAhead(address: Address): Promise<void> {
  await Promise.all([prepareCode(address.pathname), startReads(address, { isAhead: true })]);
}

async function prepareCode(pathname: string): Promise<void> {
  const remote = await remoteOf(pathname);
  if (remote !== undefined) preloadScreen(remote, codeOf(remote, pathname));
  const routes = remote === undefined ? OWN_SCREENS : await preloadRemote(remote);
  await loadCode(routes, pathname);
}

/**
 * Requests what the screen at an address reads first. Resolves once that is there, unless it takes long.
 *
 * @param isAhead only what does not depend on who asks and when
 * @param isSignedIn somebody whom the page does not show yet has just signed in; otherwise it waits until it is known who is there
 */
export async function startReads(
  address: Address,
  { isAhead = false, isSignedIn }: { isAhead?: boolean; isSignedIn?: boolean } = {},
): Promise<void> {
  const remote = await remoteOf(address.pathname);
  if (remote === undefined) return;
  const { once } = readsOf(remote, address, { isSignedIn: false });
  const readOwn = async () => {
    const { own } = readsOf(remote, address, { isSignedIn: isSignedIn ?? (await isSomebodySignedIn()) });
    await prefetchResources(own);
  };
  const reads = [
    ...(isAhead ? [] : [readOwn()]),
    ...once.map((url) => prefetchResource(url, { once: true })),
  ];
  await withTimeout(Promise.all(reads), DATA_PATIENCE).catch(() => undefined);
}

/** What the screen at an address will read as a person who is about to sign in. */
export async function readsOfSignedIn(address: Address): Promise<string[]> {
  const remote = await remoteOf(address.pathname);
  return remote === undefined ? [] : readsOf(remote, address, { isSignedIn: true }).own;
}

/** Loads the file of each screen that these routes show at an address. */
async function loadCode(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? [];
  const handles = matches.map(({ route }): unknown => route.handle);
  await Promise.all(handles.filter(isLoadable).map((handle) => handle.preload()));
}

async function remoteOf(pathname: string): Promise<RegistryEntry | undefined> {
  try {
    return findRemote(await pageRegistry(), pathname);
  } catch {
    return undefined;
  }
}

/** What `lazyRoute` of shared/remote gives its routes; remotes of former times have none. */
function isLoadable(handle: unknown): handle is { preload: () => Promise<void> } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'preload' in handle &&
    typeof handle.preload === 'function'
  );
}
