import { NOT_BUILT } from '../content-fingerprint.mjs';
import { areasOf, isAboutReleases, journeys as allJourneys } from './journeys.mjs';

/**
 * What the packages of the workspace are made of; paths are relative to the root.
 *
 * @typedef {object} Workspace
 * @property {Record<string, string[]>} inputs files and folders that each app is built from
 * @property {Record<string, string[]>} dependencies packages of the workspace that each package with tests stands on
 *
 * @typedef {object} Affected
 * @property {string[]} build apps whose build would differ
 * @property {string[]} test packages whose tests may end differently
 * @property {string[]} journeys spec files below `e2e` that may
 */

/** Decide about every package: how it is compiled. */
const FOR_ALL = /^(package\.json|tsconfig[^/]*\.json)$/;
/** What changes with them is asked of the lockfile itself. */
const INSTALLATION = /^pnpm-(lock|workspace)\.yaml$/;
/** Of the tools other packages take no more than these into their tests. */
const TEST_TOOLS = /^tools\/(jest|webpack)\//;
/** What every journey runs on, whatever areas it visits. */
const FOR_JOURNEYS = /^(shell|shared|server|deploy|tools\/(cluster|machine|webpack)|e2e\/(support|[^/]*$))/;
/** What journeys about the federation run. */
const RELEASES = /^tools\/(site\/|[^/]*$)/;
/** Nothing is built of these, and no test reads them; docs that tests compare with sources belong to the server. */
const TEXT = /(^|\/)(CHANGELOG|README|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/(adr|operations|releases)/;

/**
 * What a change means: which apps are built again, which tests run.
 *
 * @param {string[]} files that differ, relative to the root
 * @param {Workspace} workspace
 * @param {string[]} [installed] folders of packages for which the lockfile installs something else than before
 * @returns {Affected}
 */
export function affectedBy(files, { inputs, dependencies }, installed = []) {
  const changed = files.filter((file) => !TEXT.test(file) && !INSTALLATION.test(file));
  const isForAll = installed.includes('.') || changed.some((file) => FOR_ALL.test(file));
  const hasOther = (/** @type {string[]} */ packages) => packages.some((name) => installed.includes(name));
  const build = Object.entries(inputs).flatMap(([frame, paths]) =>
    isForAll || hasOther([frame, 'shared', 'tools']) || changed.some((file) => isBuiltFrom(file, paths))
      ? [frame]
      : [],
  );
  const test = Object.entries(dependencies).flatMap(([name, known]) =>
    isForAll || hasOther([name, ...known]) || changed.some((file) => isTestedBy(file, name, known))
      ? [name]
      : [],
  );
  const isForJourneys = changed.some((file) => FOR_JOURNEYS.test(file) && !isTest(file));
  const areReleases = changed.some((file) => RELEASES.test(file) && !isTest(file));
  const areAllJourneys =
    isForAll ||
    isForJourneys ||
    build.includes('shell') ||
    hasOther(['shell', 'shared', 'server', 'e2e', 'tools']);
  const journeys = allJourneys().filter(
    (spec) =>
      areAllJourneys ||
      changed.includes(`e2e/${spec}`) ||
      (areReleases && isAboutReleases(spec)) ||
      areasOf(spec, Object.keys(inputs)).some((area) => build.includes(area)),
  );
  return { build, test, journeys };
}

/** @param {string} file @param {string[]} inputs */
function isBuiltFrom(file, inputs) {
  const input = inputs.find((path) => file === path || file.startsWith(`${path}/`));
  if (input === undefined) return false;
  const below = file.slice(input.length).split('/').filter(Boolean);
  return !below.some((name) => NOT_BUILT.test(name));
}

/** @param {string} file @param {string} name of a package @param {string[]} dependencies */
function isTestedBy(file, name, dependencies) {
  const [owner = ''] = file.split('/');
  if (owner === name) return true;
  // The server's tests compare the generated documents with what they are generated from.
  if (owner === 'docs') return name === 'server';
  if (!dependencies.includes(owner) || isTest(file)) return false;
  return owner !== 'tools' || TEST_TOOLS.test(file);
}

/** @param {string} file */
export function isTest(file) {
  return /\.test\.(ts|tsx|mjs)$/.test(file);
}
