import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../workspace.mjs';
import { distOf, isLocalVersion } from './build-frame.mjs';
import { addToHistory } from './history.mjs';
import { precompress } from './precompress.mjs';
import { changeRegistry, withEntry } from './registry.mjs';

/** Local builds that stay for open tabs and for a rollback. */
const LOCAL_VERSIONS_KEPT = 3;

/** @param {string} site @param {string} name @param {string} version */
export function versionFolder(site, name, version) {
  return join(site, 'remotes', name, version);
}

/**
 * Copies a built remote to its own folder of the site, in which nothing changes ever after.
 *
 * @param {string} site the served folder
 * @param {import('./build-frame.mjs').BuiltFrame} built
 * @throws when that version is stored already
 */
export async function storeVersion(site, { name, version }) {
  const folder = versionFolder(site, name, version);
  if (existsSync(folder))
    throw new Error(`${name} ${version} is published already: a version never changes.`);
  const arriving = `${folder}.${process.pid}.arriving`;
  mkdirSync(join(site, 'remotes', name), { recursive: true });
  rmSync(arriving, { recursive: true, force: true });
  await precompress(distOf(name));
  cpSync(distOf(name), arriving, { recursive: true });
  renameSync(arriving, folder);
}

/**
 * Makes a stored version the live one and notes it in the history.
 *
 * @param {string} site
 * @param {{ name: string, version: string, sources: string }} chosen sources: fingerprint of the working copy now
 * @param {import('./history.mjs').HistoryLine['action']} action
 * @returns {Promise<import('./registry.mjs').Entry>}
 */
export function makeLive(site, { name, version, sources }, action) {
  const entry = { ...entryOf(site, name, version), sources };
  return changeRegistry(site, (registry) => {
    addToHistory(site, { at: entry.publishedAt, action, name, version, integrity: entry.integrity });
    return { registry: withEntry(registry, entry), result: entry };
  });
}

/**
 * The registry's facts about a stored version, read from its files.
 *
 * @param {string} site @param {string} name @param {string} version
 * @returns {import('./registry.mjs').Entry}
 */
export function entryOf(site, name, version) {
  const folder = versionFolder(site, name, version);
  const { contract, title, prefixes, entry } = readJson(join(folder, 'frame.json'));
  return {
    name,
    version,
    contract,
    title,
    prefixes,
    entry: `remotes/${name}/${version}/${entry}`,
    bytes: javascriptBytes(folder),
    publishedAt: new Date().toISOString(),
    integrity: integrityOf(folder, [entry, 'remoteEntry.js']),
    sources: '',
  };
}

/** @param {string} folder */
function javascriptBytes(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/**
 * Sums over the files whose names stay the same from version to version; the others carry theirs in the name.
 *
 * @param {string} folder @param {string[]} names
 * @returns {Record<string, string>} in the notation of Subresource Integrity
 */
function integrityOf(folder, names) {
  const sum = (/** @type {string} */ name) =>
    createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64');
  return Object.fromEntries(names.map((name) => [name, `sha384-${sum(name)}`]));
}

/**
 * Clears away local builds but the latest few; released versions stay.
 *
 * @param {string} site @param {string} name @param {string} live the version not to touch
 */
export function clearLocalVersions(site, name, live) {
  const folder = join(site, 'remotes', name);
  const age = (/** @type {string} */ version) => statSync(join(folder, version)).mtimeMs;
  const local = readdirSync(folder).filter((version) => isLocalVersion(version) && version !== live);
  const old = local.sort((a, b) => age(b) - age(a)).slice(LOCAL_VERSIONS_KEPT);
  for (const version of old) rmSync(join(folder, version), { recursive: true, force: true });
}
