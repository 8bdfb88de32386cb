/** What the site knows about a live remote. Facts that only the release tool needs may stand beside these. */
export interface RegistryEntry {
  /** Package name, e.g. `remote-search`. */
  name: string;
  version: string;
  /** The contract it was built for. */
  contract: number;
  /** Address of its `mf-manifest.json`, relative to the page or absolute. */
  entry: string;
  /** Addresses it answers for, see `findRemote`. */
  prefixes: string[];
  /** Name of the area as users know it. */
  title?: string;
}

/** The remotes that are live, as `federation.json` and the page say. */
export interface Registry {
  remotes: RegistryEntry[];
}

/**
 * Reads a registry. An entry that is not one is left out, so that a single bad release takes down its own area only.
 *
 * @throws Error when the whole is no registry
 */
export function parseRegistry(json: unknown): Registry {
  const remotes = isRecord(json) ? json['remotes'] : undefined;
  if (!Array.isArray(remotes)) throw new Error('The registry of remotes has no list "remotes".');
  return { remotes: remotes.filter(isEntry) };
}

function isEntry(value: unknown): value is RegistryEntry {
  if (!isRecord(value)) return false;
  const { name, version, contract, entry, prefixes, title } = value;
  return (
    [name, version, entry].every((text) => typeof text === 'string' && text !== '') &&
    typeof contract === 'number' &&
    Array.isArray(prefixes) &&
    prefixes.every((prefix) => typeof prefix === 'string' && prefix.startsWith('/')) &&
    (title === undefined || typeof title === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
