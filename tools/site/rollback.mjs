import { fingerprint } from './fingerprint.mjs';
import { previousVersion, publishedIntegrity, readHistory } from './history.mjs';
import { factsOf, isStored, makeLive, readFrame, versionFolder } from './publish-remote.mjs';
import { isShellStored, liveShell, showStoredShell } from './publish-shell.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { fitProblems, shellProblems } from './release.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/**
 * Makes an earlier version of an app live again. No file of any version is touched.
 *
 * @param {SiteStore} store
 * @param {string} name a remote, or `shell`
 * @param {string | undefined} wanted version; by default the one that was live before
 * @returns {Promise<string>} the version that is live now
 * @throws Refusal when there is none, when its files are not those that were released, or when it does not fit any more
 */
export async function rollback(store, name, wanted) {
  const version = wanted ?? (await earlierVersion(store, name));
  if (version === undefined) throw new Refusal(`${name} has no earlier version to go back to.`);
  if (!(await isKept(store, name, version)))
    throw new Refusal(`${name} ${version} was never published on this site.`);
  if (version === (await liveVersion(store, name))) throw new Refusal(`${name} ${version} is live already.`);
  if (name === 'shell') {
    refuse(await shellProblems(store, await readFrame(store, `shell/${version}`)));
    await showStoredShell(store, version, fingerprint(name));
  } else {
    await refuseChangedFiles(store, name, version);
    refuse(await fitProblems(store, await readFrame(store, versionFolder(name, version))));
    await makeLive(store, { name, version, sources: fingerprint(name) }, 'rollback');
  }
  return version;
}

/** @param {SiteStore} store @param {string} name @returns {Promise<string | undefined>} */
async function earlierVersion(store, name) {
  const history = await readHistory(store);
  const versions = new Set(history.filter((line) => line.name === name).map(({ version }) => version));
  const kept = new Map();
  for (const version of versions) kept.set(version, await isKept(store, name, version));
  return previousVersion(history, name, (version) => kept.get(version) === true);
}

/** @param {SiteStore} store @param {string} name @param {string} version */
function isKept(store, name, version) {
  return name === 'shell' ? isShellStored(store, version) : isStored(store, name, version);
}

/** @param {SiteStore} store @param {string} name @returns {Promise<string | undefined>} */
async function liveVersion(store, name) {
  if (name === 'shell') return (await liveShell(store))?.version;
  return liveEntry(await readRegistry(store), name)?.version;
}

/** @param {SiteStore} store @param {string} name @param {string} version */
async function refuseChangedFiles(store, name, version) {
  const published = publishedIntegrity(await readHistory(store), name, version);
  const { integrity } = await factsOf(store, name, version);
  const isSame = Object.entries(published ?? integrity).every(([file, digest]) => integrity[file] === digest);
  if (!isSame) {
    throw new Refusal(
      `The files of ${name} ${version} are not those that were released: release a new version instead.`,
    );
  }
}

/** @param {string[]} problems */
function refuse(problems) {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}
