import { loadRemote, registerRemotes } from '@module-federation/runtime';
import {
  isCompatible,
  REMOTE_CONTRACT,
  type RegistryEntry,
  type RemoteModule,
  type ScreenReads,
} from 'shared/remote';
import { expectDigests } from './expected-digests.ts';
import { LOAD_LIMIT } from './loading-limits.ts';
import { requestFiles } from './request-files.ts';
import { requestModules } from './request-modules.ts';
import { reasonOf, RemoteError } from './remote-error.ts';
import { withRetry } from './with-retry.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Waiting times before the two further attempts, in milliseconds. */
const PAUSES = [400, 1200];

/** The code of a screen, as the registry has it. */
export type ScreenCode = Required<Pick<ScreenReads, 'files' | 'modules'>>;

interface Load {
  promise: Promise<RemoteModule>;
  hasFailed: boolean;
  /** A screen waits for it; otherwise it was only started in advance. */
  isAwaited: boolean;
  /** The module, once it is there. */
  module: RemoteModule | undefined;
}

const loads = new Map<string, Load>();

/**
 * The module of a remote, fetched at the first call. Later calls get the same promise, also after a failure: a screen
 * that asks again while it is drawn must not start over. `forgetFailedLoad` allows a new attempt.
 *
 * The promise rejects with a RemoteError.
 */
export function loadRemoteModule(remote: RegistryEntry): Promise<RemoteModule> {
  const load = loads.get(keyOf(remote)) ?? startLoad(remote);
  load.isAwaited = true;
  return load.promise;
}

/** Lets the next call load a remote again if it failed to load. */
export function forgetFailedLoad(remote: RegistryEntry): void {
  if (loads.get(keyOf(remote))?.hasFailed) loads.delete(keyOf(remote));
}

/** The module of a remote that has been loaded. */
export function loadedModule(remote: RegistryEntry): RemoteModule | undefined {
  return loads.get(keyOf(remote))?.module;
}

/** The routes of a remote that has been loaded; none before. */
export function loadedRoutes(remote: RegistryEntry): RemoteModule['routes'] {
  return loadedModule(remote)?.routes ?? [];
}

/**
 * Loads a remote that is wanted soon, and resolves to its routes. A failure that no screen waited for counts for nothing: then
 * there are no routes.
 */
export async function preloadRemote(remote: RegistryEntry): Promise<RemoteModule['routes']> {
  const load = loads.get(keyOf(remote)) ?? startLoad(remote);
  try {
    return (await load.promise).routes;
  } catch {
    if (!load.isAwaited) forgetFailedLoad(remote);
    return [];
  }
}

/** Requests what a screen is made of beside what its remote begins with. */
export function preloadScreen(remote: RegistryEntry, { files, modules }: ScreenCode): void {
  if (remote.refused !== undefined || !URL.canParse(remote.entry, document.baseURI)) return;
  requestFiles(files, entryOf(remote));
  requestModules(modules);
}

/** Loads a remote again that failed to load, unseen, and resolves to whether it is there now. */
export async function isLoadableAgain(remote: RegistryEntry): Promise<boolean> {
  forgetFailedLoad(remote);
  await preloadRemote(remote);
  return loadedModule(remote) !== undefined;
}

function startLoad(remote: RegistryEntry): Load {
  const load: Load = {
    promise: fetchAndCheck(remote),
    hasFailed: false,
    isAwaited: false,
    module: undefined,
  };
  load.promise.then(
    (module) => {
      load.module = module;
    },
    () => {
      load.hasFailed = true;
    },
  );
  loads.set(keyOf(remote), load);
  return load;
}

const keyOf = (remote: RegistryEntry) => `${remote.name}@${remote.version}`;

async function fetchAndCheck(remote: RegistryEntry): Promise<RemoteModule> {
  if (remote.refused !== undefined) throw new RemoteError(remote, 'refused', remote.refused);
  refuseForeignContract(remote, remote.contract);
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts > 1) await replaceCachedFiles(remote);
    return fetchRemote(remote);
  };
  try {
    const exposed = await withRetry(() => withTimeout(attempt(), LOAD_LIMIT), {
      pauses: PAUSES,
      isWorthRetrying: (error) => !(error instanceof TimeoutError),
    });
    return checkedModule(remote, exposed);
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const kind = error instanceof TimeoutError ? 'timeout' : 'load';
    throw new RemoteError(remote, kind, reasonOf(error), error);
  }
}

/** The name of a remote's container, an identifier; tools/webpack/frame.mjs makes it the same way. */
const containerName = (remote: RegistryEntry) => remote.name.replaceAll('-', '_');

/** The browser caches the files of a release for a year: also one that was damaged on its way, and is not what was released. */
async function replaceCachedFiles({ entry, integrity = {} }: RegistryEntry): Promise<void> {
  const address = new URL(entry, document.baseURI);
  const files = Object.keys(integrity).map((file) => new URL(file, address));
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
}

/** The script that makes the container. Older releases name their manifest, which lies beside it. */
function entryOf({ entry }: RegistryEntry): URL {
  return new URL(entry.replace(/(^|\/)mf-manifest\.json$/, '$1remoteEntry.js'), document.baseURI);
}

async function fetchRemote(remote: RegistryEntry): Promise<unknown> {
  const entry = entryOf(remote);
  if (!/^https?:$/.test(entry.protocol)) throw new Error(`${remote.entry} is no web address.`);
  expectDigests(remote, entry);
  requestFiles(remote.integrity ?? {}, entry);
  requestModules(remote.modules);
  registerContainer(containerName(remote), entry.href);
  return loadRemote(`${containerName(remote)}/remote`);
}

/** The entries that the run time knows, by their containers. */
const entries = new Map<string, string>();

/** Another version of a remote takes the place of the one that the page has tried or run so far. */
function registerContainer(name: string, entry: string): void {
  const isOther = entries.has(name) && entries.get(name) !== entry;
  entries.set(name, entry);
  // Builds of former times share one list of chunks between all their versions: the next would take over those of the last.
  if (isOther) Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  registerRemotes([{ name, entry }], { force: isOther });
}

function checkedModule(remote: RegistryEntry, exposed: unknown): RemoteModule {
  const module = isRecord(exposed) ? exposed['default'] : undefined;
  if (!isRecord(module) || typeof module['contract'] !== 'number') {
    throw new RemoteError(remote, 'load', 'It does not expose a remote.');
  }
  // Whatever else a foreign module contains may mean something different there.
  refuseForeignContract(remote, module['contract']);
  if (!isRemoteModule(module)) throw new RemoteError(remote, 'load', 'It does not expose a remote.');
  return module;
}

function refuseForeignContract(remote: RegistryEntry, contract: number): void {
  if (isCompatible(contract)) return;
  const reason = `built for interface ${contract} of the site, while this page has interface ${REMOTE_CONTRACT}`;
  throw new RemoteError(remote, 'contract', reason);
}

function isRemoteModule(value: Record<string, unknown>): value is Record<string, unknown> & RemoteModule {
  return (
    typeof value['name'] === 'string' &&
    typeof value['version'] === 'string' &&
    Array.isArray(value['routes'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
