import { readDeclaration, type AreaDeclaration } from './area.ts';

/**
 * What the site knows about a version of a remote. Facts that only the release tool needs may stand beside these. Entries of older
 * releases declare no links.
 */
export interface RegistryEntry extends AreaDeclaration {
  /** Package name, e.g. `remote-search`. */
  name: string;
  version: string;
  /** The contract it was built for. */
  contract: number;
  /** Address of its `remoteEntry.js`, or of its `mf-manifest.json` in older releases, relative to the page or absolute. */
  entry: string;
  /** Address prefixes of its screens, see `findRemote`. */
  prefixes: string[];
  /** What its screens read first, so that their data are requested while their code is still on its way. */
  reads?: ScreenReads[];
  /** Shared modules with files of their own that its code begins with. */
  modules?: string[];
  /** Name of the area as users know it. */
  title?: string;
  /**
   * Digests of the manifest and of the scripts that are fetched with it, by their addresses relative to it, as in Subresource
   * Integrity; the browser runs nothing else in their place.
   */
  integrity?: Record<string, string>;
  /** Why this version must not be run, in words: it is not as its team has signed it. There is nothing to load then. */
  refused?: string;
  /** When it went live, ISO 8601. */
  publishedAt?: string;
  /** A canary, which some browsers run instead of this version. */
  staged?: StagedVersion;
}

/** What a screen reads first. */
export interface ScreenReads {
  /** Pattern of its addresses, such as `/projects/:tpn`; those with a query have exactly the parameters named, `/search?size=:size`. */
  screen: string;
  /** Exactly as the screen requests them, with the parameters of the pattern: `/api/projects/:tpn`. */
  urls: string[];
  /** What it reads besides for people who are signed in. */
  signedIn?: string[];
  /** What it reads besides that is the same for everybody, and read once. */
  once?: string[];
  /** Digests of the files of its code, beside those of `integrity`; by their addresses relative to the entry. */
  files?: Record<string, string>;
  /** Shared modules with files of their own that these files import. */
  modules?: string[];
}

/** A version that is live for some browsers only. */
export interface StagedVersion {
  facts: RegistryEntry;
  audience: {
    /** Of all browsers, from 0 to 100. */
    percentage: number;
    /** Digests of the accounts for which it is live anywhere, see `accountDigest`. */
    accounts: string[];
  };
}

/** The live remotes, as listed in `federation.json` and in the page. */
export interface Registry {
  /** The live shell; missing in the page, which is that shell's own. */
  shell?: { version: string };
  remotes: RegistryEntry[];
  /** There are entries that cannot be read, or none at all: an address that no remote has may belong to one that is missing. */
  isIncomplete?: boolean;
}

/**
 * Reads a registry. An entry that is not one is left out, so that a single bad release takes down its own area only.
 *
 * @throws Error when the whole is no registry
 */
export function parseRegistry(json: unknown): Registry {
  const remotes = isRecord(json) ? json['remotes'] : undefined;
  if (!Array.isArray(remotes)) throw new Error('The registry of remotes has no list "remotes".');
  const shell = isRecord(json) ? json['shell'] : undefined;
  const known =
    isRecord(shell) && typeof shell['version'] === 'string' ? { version: shell['version'] } : undefined;
  const entries = remotes.filter(isEntry).map(withDeclaration);
  const isIncomplete = entries.length < remotes.length || remotes.length === 0;
  return {
    ...(known ? { shell: known } : {}),
    remotes: entries,
    ...(isIncomplete ? { isIncomplete } : {}),
  };
}

function withDeclaration({ links, opens, staged, ...entry }: RegistryEntry): RegistryEntry {
  return {
    ...entry,
    ...readDeclaration({ links, opens }),
    ...(staged && { staged: { ...staged, facts: withDeclaration(staged.facts) } }),
  };
}

function isEntry(value: unknown): value is RegistryEntry {
  if (!isRecord(value)) return false;
  const {
    name,
    version,
    contract,
    entry,
    prefixes,
    reads,
    modules,
    title,
    integrity,
    refused,
    publishedAt,
    staged,
  } = value;
  return (
    [name, version, entry].every((text) => typeof text === 'string' && text !== '') &&
    typeof contract === 'number' &&
    Array.isArray(prefixes) &&
    prefixes.every((prefix) => typeof prefix === 'string' && prefix.startsWith('/')) &&
    (reads === undefined || (Array.isArray(reads) && reads.every(isScreenReads))) &&
    (modules === undefined || (Array.isArray(modules) && modules.every(isText))) &&
    [title, refused, publishedAt].every((text) => text === undefined || typeof text === 'string') &&
    (integrity === undefined || areDigests(integrity)) &&
    (staged === undefined || isStaged(staged))
  );
}

function isStaged(value: unknown): value is StagedVersion {
  if (!isRecord(value) || !isRecord(value['audience'])) return false;
  const { percentage, accounts } = value['audience'];
  return (
    isEntry(value['facts']) &&
    typeof percentage === 'number' &&
    Array.isArray(accounts) &&
    accounts.every(isText)
  );
}

function isScreenReads(value: unknown): value is ScreenReads {
  if (!isRecord(value)) return false;
  const { screen, urls, signedIn = [], once = [], files = {}, modules = [] } = value;
  const areLists = [urls, signedIn, once, modules].every((list) => Array.isArray(list) && list.every(isText));
  return isText(screen) && areLists && areDigests(files);
}

function areDigests(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
