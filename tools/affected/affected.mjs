import { NOT_BUILT } from '../content-fingerprint.mjs';

/**
 * What the packages of the workspace are made of; paths are relative to the root.
 *
 * @typedef {object} Workspace
 * @property {Record<string, string[]>} inputs files and folders that each frame is built from
 * @property {Record<string, string[]>} dependencies packages of the workspace that each package with tests stands on
 *
 * @typedef {object} Affected
 * @property {string[]} build frames whose build would differ
 * @property {string[]} test packages whose tests may end differently
 * @property {boolean} browser whether the journeys in a real browser may
 */

/** Decide about every package: what is installed, and how it is compiled. */
const FOR_ALL = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig[^/]*\.json)$/;
/** Of the tools other packages take no more than these into their tests. */
const TEST_TOOLS = /^tools\/(jest|webpack)\//;
/** Nothing is built of these, and no test reads them; docs that tests compare with sources belong to the server. */
const TEXT = /(^|\/)(CHANGELOG|README|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/(adr|operations|releases)/;

/**
 * What a change means: which frames are built anew, which tests run.
 *
 * @param {string[]} files that differ, relative to the root
 * @param {Workspace} workspace
 * @returns {Affected}
 */
export function affectedBy(files, { inputs, dependencies }) {
  const changed = files.filter((file) => !TEXT.test(file));
  const isForAll = changed.some((file) => FOR_ALL.test(file));
  const build = Object.keys(inputs).filter(
    (frame) => isForAll || changed.some((file) => isBuiltFrom(file, inputs[frame] ?? [])),
  );
  const test = Object.keys(dependencies).filter(
    (name) => isForAll || changed.some((file) => isTestedBy(file, name, dependencies[name] ?? [])),
  );
  const browser =
    isForAll ||
    build.length > 0 ||
    changed.some((file) => file.startsWith('e2e/') || (file.startsWith('server/') && !isTest(file)));
  return { build, test, browser };
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
function isTest(file) {
  return /\.test\.(ts|tsx|mjs)$/.test(file);
}
