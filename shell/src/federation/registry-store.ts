import { versionFor, type Registry, type RegistryEntry } from 'shared/remote';
import { fetchRegistry, readRegistry } from './page-registry.ts';
import { currentReader } from './reader.ts';

/** The remotes that this page runs, each in the version that is meant for this visitor. */
export interface PageRegistry {
  remotes: PageRemote[];
  isIncomplete?: boolean;
}
export interface PageRemote extends RegistryEntry {
  /** Only some browsers run this version. */
  isOnTrial: boolean;
}

let reading: Promise<PageRegistry> | undefined;
let read: PageRegistry | undefined;

/** The registry of this page, read once; the same promise every time, so that a screen can wait for it. */
export function pageRegistry(): Promise<PageRegistry> {
  reading ??= readRegistry().then(chosenVersions).then(remember);
  return reading;
}

/** The registry of this page, once it is read. */
export function loadedRegistry(): PageRegistry | undefined {
  return read;
}

function remember(registry: PageRegistry): PageRegistry {
  read = registry;
  return registry;
}

/** Begins again with the registry in the page. */
export function forgetRegistry(): void {
  reading = undefined;
  read = undefined;
}

/** After a failure: the registry as the site has it now takes the place of the one in the page. */
export function readRegistryAgain(): void {
  reading = fetchRegistry('no-store').then(chosenVersions).then(remember);
  // A screen that waits for it shows the failure.
  reading.catch(() => undefined);
  read = undefined;
}

/** What a registry means for the visitor of this page. */
export async function chosenVersions(registry: Registry): Promise<PageRegistry> {
  const reader = await currentReader(registry);
  const remotes = registry.remotes.map(async (entry) => {
    const chosen = await versionFor(entry, reader);
    return { ...chosen, isOnTrial: chosen.version !== entry.version };
  });
  const { isIncomplete = false } = registry;
  return { remotes: await Promise.all(remotes), isIncomplete };
}
