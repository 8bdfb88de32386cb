import type { RegistryEntry } from 'shared/remote';
import { matchRoutes } from 'shared/router';
import type { ScreenCode } from '../federation/remote-loader.ts';
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
const NO_CODE: ScreenCode = { files: {}, modules: [] };

/**
 * What the screen at an address reads first, as its remote declares it. Nothing for an address with another query than declared:
 * what is read then depends on it in ways that only the screen knows.
 */
export function readsOf(
  remote: RegistryEntry,
  { pathname, search }: Address,
  { isSignedIn }: { isSignedIn: boolean },
): Reads {
  const screens = (remote.reads ?? []).flatMap((reads) => {
    const [path, query] = reads.screen.split('?');
    const asked = askedBy(query, search);
    return asked === undefined ? [] : [{ path, handle: { reads, asked } }];
  });
  const match = matchRoutes(screens, pathname)?.at(-1);
  if (match === undefined) return NOTHING;
  const { reads, asked } = match.route.handle;
  const { urls, signedIn = [], once = [] } = reads;
  const own = [...urls, ...(isSignedIn ? signedIn : [])];
  return { own: own.map((url) => filledAddress(url, { ...match.params, ...asked })), once };
}

/** What the screen at an address is made of, whatever its query is. */
export function codeOf({ reads = [] }: RegistryEntry, pathname: string): ScreenCode {
  const screens = reads.map(({ screen, files = {}, modules = [] }) => ({
    path: screen.split('?')[0],
    handle: { files, modules },
  }));
  return matchRoutes(screens, pathname)?.at(-1)?.route.handle ?? NO_CODE;
}

/** The parameters of a query by its pattern, `size=:size`; undefined where the query has others, or more. */
function askedBy(pattern: string | undefined, search: string): Record<string, string> | undefined {
  const names = [...new URLSearchParams(pattern)];
  const query = new URLSearchParams(search);
  const isOther = names.length !== [...query].length || names.some(([name]) => !query.has(name));
  return isOther
    ? undefined
    : Object.fromEntries(names.map(([name, parameter]) => [parameter.slice(1), query.get(name) ?? '']));
}
