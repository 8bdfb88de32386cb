import { create } from 'zustand';
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

/** What is known of it; nothing while it is being read, or could not be. */
export const registryStore = create<{ registry?: PageRegistry }>()(() => ({}));

let reading: Promise<PageRegistry> | undefined;

/** The registry of this page, read once; the same promise every time, so that a screen can wait for it. */
export function pageRegistry(): Promise<PageRegistry> {
  reading ??= remembered(readRegistry());
  return reading;
}

async function remembered(registry: Promise<Registry>): Promise<PageRegistry> {
  const chosen = await chosenVersions(await registry);
  registryStore.setState({ registry: chosen });
  return chosen;
}

/** Begins again with the registry in the page. */
export function forgetRegistry(): void {
  reading = undefined;
  registryStore.setState({}, true);
}

/** After a failure: the registry as the site has it now takes the place of the one in the page. */
export function readRegistryAgain(): void {
  reading = remembered(fetchRegistry('no-store'));
  // A screen that waits for it shows the failure.
  reading.catch(() => undefined);
  registryStore.setState({}, true);
}

/** From now on this page runs another version of a remote. All others stay as they are. */
export function runVersion(remote: PageRemote): void {
  const { registry } = registryStore.getState();
  if (registry === undefined) return;
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const changed = { ...registry, remotes: [...others, remote] };
  reading = Promise.resolve(changed);
  registryStore.setState({ registry: changed });
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
