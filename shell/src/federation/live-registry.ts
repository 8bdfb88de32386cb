import { fetchRegistry } from './page-registry.ts';
import { chosenVersions } from './registry-store.ts';
import type { LiveRegistry } from './what-mends.ts';

/** The registry as the site has it now, with the versions that are meant for this visitor. Rejects when it cannot be read. */
export async function readLiveRegistry(signal?: AbortSignal): Promise<LiveRegistry> {
  const live = await fetchRegistry('no-store', signal);
  const { shell } = live;
  return { ...(shell && { shell }), ...(await chosenVersions(live)) };
}
