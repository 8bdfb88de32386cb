import { readLiveRegistry } from '../federation/live-registry.ts';
import { pageRegistry } from '../federation/registry-store.ts';
import { differenceOf } from './newer-version.ts';

/** How often a visible page checks whether something newer is live, in milliseconds. */
export const INTERVAL = 5 * 60_000;
/** Coming back to a page checks as well, but not more often than this, in milliseconds. */
export const PAUSE = 60_000;

/**
 * Calls back whenever the live versions begin to differ, or differ in another way, from those of this page.
 *
 * @param onDifference called with a text that is the same for the same difference, empty when there is none any more
 * @returns stops watching
 */
export function watchVersions(onDifference: (difference: string) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let lastLook = Date.now();

  const look = async (pause: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - lastLook < pause) return;
    lastLook = Date.now();
    const difference = await currentDifference(signal);
    if (!signal.aborted && difference !== undefined) onDifference(difference);
  };
  const timer = setInterval(() => void look(INTERVAL / 2), INTERVAL);
  document.addEventListener('visibilitychange', () => void look(PAUSE), { signal });
  window.addEventListener('online', () => void look(PAUSE), { signal });
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/** @returns undefined when it is unknown, as without a connection; the next check repeats the request */
async function currentDifference(signal: AbortSignal): Promise<string | undefined> {
  try {
    const { remotes } = await pageRegistry();
    const live = await readLiveRegistry(signal);
    return differenceOf({ shell: __FRAME_VERSION__, remotes }, live);
  } catch {
    return undefined;
  }
}
