import { hasUnsavedChanges } from 'shared/router';
import { readLiveRegistry } from './live-registry.ts';
import type { RemoteError } from './remote-error.ts';

type Version = RemoteError['remote'];

/** A page younger than this was just fetched: reloading it would fetch the same again. In milliseconds. */
const FRESH = 10_000;
/** Pause before a reload for the same version may happen again, in milliseconds. */
const PAUSE = 10 * 60_000;

/** What the decision depends on, so that tests can say it. */
export interface Surroundings {
  /** Age of the page in milliseconds. */
  pageAge: number;
  /** Now, in milliseconds since 1970. */
  now: number;
  /** When the page was last reloaded for this remote and version, if ever. */
  lastReload: number | undefined;
  hasUnsavedChanges: boolean;
}

/**
 * Whether a failure is worth reloading the page for, once: files of a remote may be gone because a newer version was
 * released while the page stood open. Never when something typed would be lost.
 */
export function shouldReload(kind: RemoteError['kind'], surroundings: Surroundings): boolean {
  const { pageAge, now, lastReload } = surroundings;
  if (kind !== 'load' || surroundings.hasUnsavedChanges || pageAge < FRESH) return false;
  return lastReload === undefined || now - lastReload > PAUSE;
}

/**
 * Reloads the page if the failure is worth it and a reload would bring another version. When the line or the server is down
 * the registry does not answer: then this page, which still works, would be replaced by the browser's own error page.
 *
 * @returns whether it does
 */
export async function reloadOnceFor(
  error: RemoteError,
  { reload = () => window.location.reload(), readLive = readLiveRegistry } = {},
): Promise<boolean> {
  const key = `reloaded-for:${error.remote.name}@${error.remote.version}`;
  if (!isWorthIt(error, key)) return false;
  const live = await readLive().catch(() => undefined);
  if (live === undefined || !namesAnotherVersion(live.remotes, error.remote)) return false;
  // Something may have been typed while the registry was read.
  if (!isWorthIt(error, key) || !writeTime(key, Date.now())) return false;
  reload();
  return true;
}

function isWorthIt({ kind }: RemoteError, key: string): boolean {
  return shouldReload(kind, {
    pageAge: performance.now(),
    now: Date.now(),
    lastReload: readTime(key),
    hasUnsavedChanges: hasUnsavedChanges(),
  });
}

function namesAnotherVersion(remotes: readonly Version[], { name, version }: Version): boolean {
  const live = remotes.find((remote) => remote.name === name);
  return live !== undefined && live.version !== version;
}

function readTime(key: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}

/** Without a note there is no reload: it could not be distinguished from the first one, and would loop. */
function writeTime(key: string, time: number): boolean {
  try {
    sessionStorage.setItem(key, String(time));
    return true;
  } catch {
    return false;
  }
}
