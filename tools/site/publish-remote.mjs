import { readJson } from '../workspace.mjs';
import { isLocalVersion } from './build-frame.mjs';
import { changeLive } from './change-live.mjs';
import { readHistory, retiredAt } from './history.mjs';
import { clearRemains, releasedAlready } from './remains.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry, withEntry } from './registry.mjs';
import { sealBuild } from './seal-build.mjs';
import { changedFiles, STATEMENT, statementOf } from './version-facts.mjs';

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
  const target = versionFolder(name, version);
  await sealBuild({ name, version, folder }, target);
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
      const live = liveEntry(registry, name);
      const staged = live?.staged && { staged: live.staged };
      return withEntry(registry, { ...declaredAsNow(facts, live), ...staged });
    },
    note: () => ({ at, action, name, version, integrity, ...reasons, ...by }),
  });
  return facts;
}

/**
 * A version of former times declares no links. Its area keeps those that it has now, so that a rollback takes nothing off the menu;
 * what is signed stays as it is.
 *
 * @param {import('./registry.mjs').VersionFacts} facts @param {import('./registry.mjs').Entry} [live]
 */
function declaredAsNow(facts, live) {
  if (facts.links !== undefined || 'signature' in facts || live === undefined) return facts;
  const { links, opens } = live;
  return { ...facts, links, opens };
}

/**
 * The registry's facts about a stored version, read from its files: as they were stated at its release, and signed.
 *
 * @param {SiteStore} store @param {string} name @param {string} version
 * @returns {Promise<import('./registry.mjs').VersionFacts>}
 * @throws Refusal when its files are not those that were stated
 */
export async function factsOf(store, name, version) {
  const folder = versionFolder(name, version);
  const files = storedFiles(store, folder);
  const found = await statementOf(files, { name, version, folder });
  const text = await files.read(STATEMENT);
  const stated = text === undefined ? found : JSON.parse(text.toString());
  const isSame = stated.files === found.files && stated.version === version && stated.name === name;
  if (!isSame || !isSameIntegrity(stated.integrity, found.integrity)) throw notAsReleased(name, version);
  return { ...stated, publishedAt: new Date().toISOString(), sources: '' };
}

/** @param {string} name @param {string} version @param {string[]} [changed] paths */
export function notAsReleased(name, version, changed = []) {
  const list = changed.length === 0 ? '' : ` (${changed.slice(0, 5).join(', ')})`;
  return new Refusal(
    `The files of ${name} ${version} are not those that were released${list}: release a new version instead.`,
  );
}

/** @param {Record<string, string>} stated @param {Record<string, string>} found */
function isSameIntegrity(stated, found) {
  return Object.entries(stated).every(([file, digest]) => found[file] === digest);
}

/**
 * Throws when a file of a stored version is not as it was released; versions of early sites have no list of files.
 *
 * @param {SiteStore} store @param {string} name @param {string} version
 */
export async function refuseChangedFiles(store, name, version) {
  const changed = await changedFiles(storedFiles(store, versionFolder(name, version)));
  if (changed.length > 0) throw notAsReleased(name, version, changed);
}

/** @param {SiteStore} store @param {string} folder @returns {import('./version-facts.mjs').VersionFiles} */
function storedFiles(store, folder) {
  return {
    place: `${store.place}/${folder}`,
    read: (path) => store.read(`${folder}/${path}`),
    list: () => store.list(folder),
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
