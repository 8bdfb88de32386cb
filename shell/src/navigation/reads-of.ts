import type { RegistryEntry } from 'shared/remote';
import { matchRoutes } from 'shared/router';
import { filledAddress } from './filled-address.ts';

/** An address of the site, as the router has it. */
export interface Address {
  pathname: string;
  /** With the question mark; empty where the address has no query. */
  search: string;
}

/** What a screen reads: as the person who is there, and what is the same for everybody. */
export interface Reads {
  own: string[];
  once: string[];
}

const NOTHING: Reads = { own: [], once: [] };

/**
 * What the screen at an address reads first, as its remote declares it. Nothing for an address with a query: what is read
 * then depends on it in ways that only the screen knows.
 */
export function readsOf(
  remote: RegistryEntry,
  { pathname, search }: Address,
  { isSignedIn }: { isSignedIn: boolean },
): Reads {
  if (search !== '') return NOTHING;
  const screens = (remote.reads ?? []).map((reads) => ({ path: reads.screen, handle: reads }));
  const match = matchRoutes(screens, pathname)?.at(-1);
  if (match === undefined) return NOTHING;
  const { urls, signedIn = [], once = [] } = match.route.handle;
  const own = [...urls, ...(isSignedIn ? signedIn : [])];
  return { own: own.map((url) => filledAddress(url, match.params)), once };
}
