import { versionFolder, readFrame } from '../publish-remote.mjs';
import { shellFactsOf } from '../publish-shell.mjs';
import { Refusal } from '../refusal.mjs';
import { liveEntry } from '../registry.mjs';
import { contractProblems } from './contract-check.mjs';

/**
 * @typedef {import('../registry.mjs').SiteStore} SiteStore
 * @typedef {import('../registry.mjs').Registry} Registry
 * @typedef {import('./contract-check.mjs').FrameFacts} FrameFacts
 */

/**
 * Whether an app fits what is live beside it: a remote the shell; a shell every remote, live or canary.
 *
 * @param {SiteStore} store @param {Registry} registry @param {FrameFacts} facts
 * @returns {Promise<string[]>} problems in words
 */
export function fitProblems(store, registry, facts) {
  return facts.name === 'shell'
    ? problemsOfShell(store, registry, facts)
    : problemsOfRemote(store, registry, facts);
}

/** @param {SiteStore} store @param {Registry} registry @param {FrameFacts} remote @returns {Promise<string[]>} */
async function problemsOfRemote(store, registry, remote) {
  const shell = await shellFactsOf(store, registry);
  return shell === undefined ? [] : contractProblems(remote, shell);
}

/** @param {SiteStore} store @param {Registry} registry @param {FrameFacts} shell @returns {Promise<string[]>} */
async function problemsOfShell(store, { remotes }, shell) {
  const versions = remotes.flatMap((entry) =>
    entry.staged === undefined ? [entry] : [entry, entry.staged.facts],
  );
  const problems = versions.map(async ({ name, version }) =>
    contractProblems(await readFrame(store, versionFolder(name, version)), shell),
  );
  return (await Promise.all(problems)).flat();
}

/**
 * Why a version is older than what is live, in words. Local builds count as the version that they are built from.
 *
 * @param {Registry} registry @param {{ name: string, version: string }} built
 * @returns {string[]}
 */
export function olderProblems(registry, { name, version }) {
  const live = liveVersion(registry, name);
  if (live === undefined || compareVersions(version, live) >= 0) return [];
  return [
    `${name} ${live} is live, which is newer than ${version}: name --older to release it all the same, ` +
      'or go back to a version that was live by "npm run rollback".',
  ];
}

/** @param {Registry} registry @param {string} name @returns {string | undefined} */
export function liveVersion(registry, name) {
  return name === 'shell' ? registry.shell?.version : liveEntry(registry, name)?.version;
}

/** By major, minor and patch number. @param {string} a @param {string} b @returns {number} above 0 when a is newer */
function compareVersions(a, b) {
  const [numbersOfA, numbersOfB] = [numbersOf(a), numbersOf(b)];
  const differences = numbersOfA.map((number, index) => number - (numbersOfB[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** @param {string} version @returns {number[]} */
function numbersOf(version) {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

/** @param {string[]} problems @throws Refusal when there are any */
export function refuse(problems) {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}
