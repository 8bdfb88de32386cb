import type { Registry } from 'shared/remote';
import { fetchRegistry } from './page-registry.ts';
import { chosenVersions } from './registry-store.ts';

/** The registry as the site has it now, with the versions that are meant for this visitor. Rejects when it cannot be read. */
export async function readLiveRegistry(signal?: AbortSignal): Promise<Registry> {
  const live = await fetchRegistry('no-store', signal);
  return { ...live, ...(await chosenVersions(live)) };
}
