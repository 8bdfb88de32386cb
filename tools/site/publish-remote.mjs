import { createHash } from 'node:crypto';
import { ENTRY, MANIFEST } from '../webpack/frame.mjs';
import { modulesOnFirstUse } from '../webpack/shared-modules.mjs';
import { readJson } from '../workspace.mjs';
import { isLocalVersion } from './build-frame.mjs';
import { changeLive } from './change-live.mjs';
import { readHistory, retiredAt } from './history.mjs';
import { precompress } from './precompress.mjs';
import { clearRemains, releasedAlready } from './remains.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry, withEntry } from './registry.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/** Local builds that stay for open tabs and for a rollback. */
const LOCAL_VERSIONS_KEPT = 3;
/** Released versions stay this long after they were last live, for tabs that are still open and for a rollback. */
const RETIRED_VERSIONS_KEPT_MS = 90 * 24 * 3600 * 1000;

/** Where a version of a remote is on a site. @param {string} name @param {string} version */
export function versionFolder(name, version) {
  return `remotes/${name}/${version}`;
}

/** Whether all files of a version are on the site. @param {SiteStore} store @param {string} name @param {string} version */
export async function isStored(store, name, version) {
  return (await store.read(`${versionFolder(name, version)}/frame.json`)) !== undefined;
}

/**
 * Copies a built remote to its own folder of the site, in which nothing changes ever after.
 *
 * @param {SiteStore} store
 * @param {{ name: string, version: string, folder: string }} built folder: of the build, on this machine
 * @throws Refusal when that version was live already
 */
export async function storeVersion(store, { name, version, folder }) {
  await precompress(folder);
  const target = versionFolder(name, version);
  const state = await clearRemains(store, { name, version, target, folder });
  if (state === 'to be stored' && !(await store.addFolder(target, folder)))
    throw releasedAlready(name, version);
}

/**
 * Makes a stored version the live one and notes it in the history. A canary beside it stays.
 *
 * @param {SiteStore} store
 * @param {{ name: string, version: string, sources: string }} chosen sources: fingerprint of the working copy now
 * @param {import('./history.mjs').Action} action
 * @param {{ forced?: string[], check?: import('./change-live.mjs').LiveChange['check'], by?: import('./author.mjs').Author }} [options]
 *   forced: what spoke against it; check: of the registry that is changed
 * @returns {Promise<import('./registry.mjs').Entry>}
 */
export async function makeLive(store, { name, version, sources }, action, { forced = [], check, by } = {}) {
  const facts = { ...(await factsOf(store, name, version)), sources };
  const { publishedAt: at, integrity } = facts;
  const reasons = forced.length === 0 ? {} : { forced };
  await changeLive(store, {
    check,
    change: (registry) => {
      const staged = liveEntry(registry, name)?.staged;
      return withEntry(registry, staged === undefined ? facts : { ...facts, staged });
    },
    note: () => ({ at, action, name, version, integrity, ...reasons, ...by }),
  });
  return facts;
}

/**
 * The registry's facts about a stored version, read from its files.
 *
 * @param {SiteStore} store @param {string} name @param {string} version
 * @returns {Promise<import('./registry.mjs').VersionFacts>}
 */
export async function factsOf(store, name, version) {
  const folder = versionFolder(name, version);
  const { contract, title, prefixes, reads, entry, uses } = await readFrame(store, folder);
  const first = await firstScripts(store, folder);
  const scripts = (await store.list(folder)).filter(({ path }) => path.endsWith('.js'));
  return {
    name,
    version,
    contract,
    title,
    prefixes,
    reads,
    modules: modulesOnFirstUse(uses),
    entry: `${folder}/${entry}`,
    integrity: await integrityOf(store, folder, [...new Set([entry, ENTRY, ...first])]),
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    publishedAt: new Date().toISOString(),
    sources: '',
  };
}

/**
 * The facts that a stored build contains about itself.
 *
 * @param {SiteStore} store @param {string} folder
 * @returns {Promise<any>} as in tools/site/checks/contract-check.mjs, FrameFacts
 */
export async function readFrame(store, folder) {
  const text = await store.read(`${folder}/frame.json`);
  if (text === undefined) throw new Refusal(`${folder}/frame.json is missing in ${store.place}.`);
  return JSON.parse(text.toString());
}

/**
 * What the entry requests first, so that the page can request it beside the entry: scripts of the exposed module.
 *
 * @param {SiteStore} store @param {string} folder
 * @returns {Promise<string[]>} relative to the folder
 */
async function firstScripts(store, folder) {
  const manifest = JSON.parse((await store.read(`${folder}/${MANIFEST}`))?.toString() ?? '{}');
  /** @type {{ assets: { js: { sync: string[] } } }[]} */
  const exposes = manifest.exposes ?? [];
  return exposes.flatMap(({ assets }) => assets.js.sync);
}

/**
 * Digests of the entry and of the files that are fetched beside it. The entry contains a digest of each of the others.
 *
 * @param {SiteStore} store @param {string} folder @param {string[]} names
 * @returns {Promise<Record<string, string>>} in the notation of Subresource Integrity
 */
async function integrityOf(store, folder, names) {
  const digests = names.map(async (name) => {
    const content = await store.read(`${folder}/${name}`);
    if (content === undefined) throw new Refusal(`${folder}/${name} is missing in ${store.place}.`);
    return [name, `sha384-${createHash('sha384').update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(digests));
}

/**
 * Clears away versions of a remote that nobody needs any more: released versions that have not been live for 90 days and,
 * when a local build is published, local builds but the latest few. A release touches no local build.
 *
 * @param {SiteStore} store @param {string} name
 * @param {{ withLocal: boolean, now?: number }} options now: milliseconds since 1970
 */
export async function clearOldVersions(store, name, { withLocal, now = Date.now() }) {
  const entry = liveEntry(await readRegistry(store), name);
  const needed = [entry?.version, entry?.staged?.facts.version];
  const retired = retiredAt(await readHistory(store), name);
  const ages = versionAges(await store.list(`remotes/${name}`));
  const unneeded = [...ages].filter(([version]) => !needed.includes(version));
  // The one that was live until now is the one that a rollback goes to, however long ago it was stored.
  const local = unneeded
    .filter(([version]) => isLocalVersion(version))
    .map(([version, storedAt]) => ({ version, at: retired.get(version) ?? storedAt }))
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version);
  const released = unneeded.filter(([version]) => {
    const since = retired.get(version);
    return !isLocalVersion(version) && since !== undefined && now - since > RETIRED_VERSIONS_KEPT_MS;
  });
  const old = [
    ...(withLocal ? local.slice(LOCAL_VERSIONS_KEPT) : []),
    ...released.map(([version]) => version),
  ];
  for (const version of old) await removeVersion(store, name, version);
}

/** @param {SiteStore} store @param {string} name @param {string} version */
async function removeVersion(store, name, version) {
  const folder = versionFolder(name, version);
  await store.remove([...(await store.list(folder)).map(({ path }) => path), folder]);
}

/**
 * When each version was stored.
 *
 * @param {import('./store/folder-store.mjs').StoredFile[]} files below `remotes/{name}`
 * @returns {Map<string, number>} milliseconds since 1970 by version
 */
function versionAges(files) {
  /** @type {Map<string, number>} */
  const ages = new Map();
  for (const { path, storedAt } of files) {
    const [, , version = ''] = path.split('/');
    ages.set(version, Math.max(storedAt, ages.get(version) ?? 0));
  }
  return ages;
}

/** The facts that a build on this machine contains about itself. @param {string} folder */
export function builtFacts(folder) {
  return readJson(`${folder}/frame.json`);
}
