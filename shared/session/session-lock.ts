import { SESSION_KEYS, SESSION_LOCK } from 'shared/session-facts';
import { browserStorage } from './browser-storage.ts';

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

let last: Promise<unknown> = Promise.resolve();

/** One after another within this page: for browsers (and plain http addresses) without the Web Locks API. */
function exclusiveHere<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

async function marked<T>(work: () => Promise<T>): Promise<T> {
  browserStorage.write(SESSION_KEYS.busy, String(Date.now()));
  try {
    return await work();
  } finally {
    browserStorage.remove(SESSION_KEYS.busy);
  }
}

/**
 * Runs work on the session alone, among all tabs where the browser can: two tabs that renew at the same moment
 * would present the same refresh cookie twice.
 */
export const exclusively: Exclusive = (work) =>
  'locks' in navigator
    ? navigator.locks.request(SESSION_LOCK, () => marked(work))
    : exclusiveHere(() => marked(work));
