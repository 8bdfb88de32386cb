import type { Reader, Registry } from 'shared/remote';
import { browserStorage, sessionStore } from 'shared/session';

const KEY = 'browser-id';
/** How long the page waits to learn who is signed in before it counts them as a visitor, in milliseconds. */
const PATIENCE = 3000;

/** The visitor, as far as the registry needs it: it waits for the session only for a canary for accounts. */
export async function currentReader({ remotes }: Registry): Promise<Reader> {
  const isAskedFor = remotes.some(
    ({ staged }) => staged !== undefined && staged.audience.accounts.length > 0,
  );
  return { browserId: browserId(), email: isAskedFor ? await signedInEmail() : null };
}

/** A name that this browser keeps, of no meaning; null where nothing can be kept. */
function browserId(): string | null {
  const known = browserStorage.read(KEY);
  if (known !== null) return known;
  const numbers = globalThis.crypto.getRandomValues(new Uint32Array(4));
  browserStorage.write(KEY, Array.from(numbers, (number) => number.toString(36)).join('-'));
  return browserStorage.read(KEY);
}

async function signedInEmail(): Promise<string | null> {
  if (sessionStore.getState().status === 'unknown') await sessionIsKnown();
  return sessionStore.getState().person?.email ?? null;
}

function sessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = sessionStore.subscribe(({ status }) => status !== 'unknown' && end());
    const timer = setTimeout(end, PATIENCE);
  });
}
