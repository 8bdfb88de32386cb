import { hasUnsavedChanges } from 'shared/router';
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

/** Whether the page may be reloaded for a remote that cannot run in it. Never when something typed would be lost. */
export function mayReload({ pageAge, now, lastReload, hasUnsavedChanges: isUnsaved }: Surroundings): boolean {
  if (isUnsaved || pageAge < FRESH) return false;
  return lastReload === undefined || now - lastReload > PAUSE;
}

/**
 * Reloads the page, once, for a version of a remote that a newer shell than that of this page can run. Only once the site is known to
 * answer: otherwise this page, which still works, would be replaced by the browser's own error page.
 *
 * @returns whether it does
 */
export function reloadOnceFor(
  { name, version }: Version,
  { reload = () => window.location.reload() } = {},
): boolean {
  const key = `reloaded-for:${name}@${version}`;
  const now = Date.now();
  const surroundings = {
    pageAge: performance.now(),
    now,
    lastReload: readTime(key),
    hasUnsavedChanges: hasUnsavedChanges(),
  };
  if (!mayReload(surroundings) || !writeTime(key, now)) return false;
  reload();
  return true;
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
