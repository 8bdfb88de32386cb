/**
 * What the registry says about one version of a remote; the shell reads all but the last three (shared/remote).
 *
 * @typedef {object} VersionFacts
 * @property {string} name
 * @property {string} version
 * @property {number} contract
 * @property {string} title
 * @property {string[]} prefixes
 * @property {object[]} [links] what the shell shows for it; missing in releases of former times
 * @property {Record<string, string>} [opens] where the shell leads for what
 * @property {object[]} [reads] what its screens read first
 * @property {string[]} [modules] shared modules with files of their own that it uses
 * @property {string} entry address of the manifest, relative to the page
 * @property {Record<string, string>} integrity SHA-384 of the files that are fetched before the entry has run; the entry
 *   carries the digests of all others
 * @property {number} bytes JavaScript, uncompressed
 * @property {string} [files] digest of the list of all its files; missing in entries of early sites, like the signature
 * @property {string} [signature] of its team over all of these facts but the last two (signing/signed-text.mjs)
 * @property {string} publishedAt ISO 8601
 * @property {string} sources fingerprint of the working copy when this entry was made
 *
 * @typedef {VersionFacts & { staged?: Staged }} Entry what is live, and the canary beside it
 *
 * @typedef {{ facts: VersionFacts, audience: Audience }} Staged a version that only some browsers run
 *
 * Who runs a staged version: a percentage of all browsers, and anyone who signs in with one of these accounts.
 *
 * @typedef {object} Audience
 * @property {number} percentage from 0 to 100
 * @property {string[]} accounts SHA-256 digests, because the registry is public (shared/remote/staged-version.ts)
 *
 * The shell that is live; its files are not in the registry.
 *
 * @typedef {{ version: string, contract: number, publishedAt: string, sources?: string } & ShellSeal} ShellFacts sources: as above;
 *   missing in registries of early sites
 *
 * @typedef {{ name?: string, page?: string, files?: string, signature?: string }} ShellSeal what was stated of it besides, and signed
 *   (seal-build.mjs); missing in registries of early sites
 *
 * @typedef {object} Registry
 * @property {number} revision counts changes
 * @property {ShellFacts} [shell]
 * @property {Entry[]} remotes
 * @property {import('./history.mjs').HistoryLine[]} [unwritten] lines of the history that came with the latest changes: the
 *   file of the history may lack them, because a command was killed between the two
 *
 * @typedef {import('./store/folder-store.mjs').SiteStore} SiteStore
 */

export const REGISTRY = 'federation.json';

/** @param {SiteStore} store @returns {Promise<Registry>} empty on a new site */
export async function readRegistry(store) {
  return parseRegistry((await store.read(REGISTRY))?.toString());
}

/** @param {Registry} registry @param {string} name @returns {Entry | undefined} what is live */
export function liveEntry(registry, name) {
  return registry.remotes.find((entry) => entry.name === name);
}

/**
 * The registry with one remote at another version; the others keep theirs.
 *
 * @param {Registry} registry @param {Entry} entry @returns {Registry}
 */
export function withEntry(registry, entry) {
  const others = registry.remotes.filter((other) => other.name !== entry.name);
  return { ...registry, remotes: [...others, entry].sort((a, b) => a.name.localeCompare(b.name)) };
}

/** @param {string | undefined} text undefined on a new site @returns {Registry} */
export function parseRegistry(text) {
  return text === undefined ? { revision: 0, remotes: [] } : { revision: 0, ...JSON.parse(text) };
}
