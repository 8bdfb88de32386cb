import { createHash } from 'node:crypto';
import { areaOf, ENTRY, MANIFEST } from '../webpack/frame.mjs';
import { Refusal } from './refusal.mjs';

/** Lists every file of a version with its digest; the facts that are signed contain the digest of the list. */
export const FILES = 'files.json';
/** What the registry says of the version, as it was stated when it was released, with the signature. */
export const STATEMENT = 'release.json';

/**
 * A version's files, be it on the site or on this machine; paths are relative to its folder.
 *
 * @typedef {object} VersionFiles
 * @property {string} place as people know it
 * @property {(path: string) => Promise<Buffer | undefined>} read
 * @property {() => Promise<{ path: string, bytes: number }[]>} list
 */

/** @typedef {Omit<import('./registry.mjs').VersionFacts, 'publishedAt' | 'sources'>} Statement what is stated of a version, and can be signed */

/**
 * The facts about a version of a remote, read from its files.
 *
 * @param {VersionFiles} files @param {{ name: string, version: string, folder: string }} version folder: on the site
 * @returns {Promise<Statement>}
 */
export async function statementOf(files, { name, version, folder }) {
  const frame = JSON.parse(await textOf(files, 'frame.json'));
  const { contract, entry, modules } = frame;
  const list = await files.read(FILES);
  const scripts = (await files.list()).filter(({ path }) => path.endsWith('.js'));
  return {
    name,
    version,
    contract,
    ...areaOf({ ...frame, reads: await withDigests(files, frame.reads) }),
    modules,
    entry: `${folder}/${entry}`,
    integrity: await integrityOf(files, [...new Set([entry, ENTRY, ...(await firstScripts(files))])]),
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(list === undefined ? {} : { files: digestOf(list) }),
  };
}

/**
 * What screens read first, with digests of the files that they are made of; builds of former times do not name these.
 *
 * @param {VersionFiles} files @param {{ files?: string[] }[]} [reads]
 */
async function withDigests(files, reads) {
  const all = reads?.map(async ({ files: names, ...screen }) =>
    names === undefined ? screen : { ...screen, files: await integrityOf(files, names) },
  );
  return all && Promise.all(all);
}

/** In the notation of Subresource Integrity. @param {Buffer | string} content @returns {string} */
export function digestOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Files of a version that are not as its list says, or missing. Versions of early sites have no list.
 *
 * @param {VersionFiles} files @returns {Promise<string[]>}
 */
export async function changedFiles(files) {
  const list = await files.read(FILES);
  const stated = Object.entries(JSON.parse(list?.toString() ?? '{}'));
  const changed = stated.map(async ([path, digest]) => {
    const content = await files.read(path);
    return content !== undefined && digestOf(content) === digest ? [] : [path];
  });
  return (await Promise.all(changed)).flat();
}

/** @param {VersionFiles} files @param {string} path @returns {Promise<string>} @throws Refusal when it is missing */
async function textOf(files, path) {
  const content = await files.read(path);
  if (content === undefined) throw new Refusal(`${path} is missing in ${files.place}.`);
  return content.toString();
}

/**
 * What the entry requests first, so that the page can request it beside the entry: scripts of the exposed module.
 *
 * @param {VersionFiles} files @returns {Promise<string[]>}
 */
async function firstScripts(files) {
  const manifest = JSON.parse((await files.read(MANIFEST))?.toString() ?? '{}');
  /** @type {{ assets: { js: { sync: string[] } } }[]} */
  const exposes = manifest.exposes ?? [];
  return exposes.flatMap(({ assets }) => assets.js.sync);
}

/**
 * Digests of the entry and of the files that are fetched beside it. The entry contains a digest of each of the others.
 *
 * @param {VersionFiles} files @param {string[]} names
 * @returns {Promise<Record<string, string>>}
 */
async function integrityOf(files, names) {
  const digests = names.map(async (name) => [name, digestOf(await textOf(files, name))]);
  return Object.fromEntries(await Promise.all(digests));
}
