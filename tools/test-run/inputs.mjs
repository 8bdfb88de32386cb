import { workspaceDependencies } from '../affected/workspace-facts.mjs';
import { areasOf, isAboutReleases } from '../affected/journeys.mjs';
import { isTest } from '../affected/affected.mjs';
import { remotes } from '../workspace.mjs';

/**
 * What decides how a part of the test run ends. Paths are relative to the root; where in doubt, too much counts.
 *
 * @typedef {{ isInput: (path: string) => boolean, packages: string[] }} Inputs packages: whose installed dependencies count
 */

/** Settings of the compilers and of the packages as a whole. */
const COMMON = /^(package\.json|tsconfig[^/]*\.json)$/;
/** Tools that take part in tests of other packages. */
const TEST_TOOLS = /^tools\/(jest|webpack)\/|^tools\/workspace\.mjs$/;
/** Tools that build, start and serve the site of a journey; and those that release onto it. */
const SITE_TOOLS = /^tools\/(cluster|machine|webpack)\/|^tools\/workspace\.mjs$/;
const FEDERATION_TOOLS = /^tools\/(cluster|machine|webpack|site|start)\/|^tools\/[^/]*$/;
/** No test reads these. */
const TEXT = /(^|\/)(CHANGELOG|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/adr\//;

const folderOf = (/** @type {string} */ path) => path.split('/')[0] ?? '';
const isScreen = (/** @type {string} */ path) => /^(remote-[^/]+|shell)$/.test(folderOf(path));

/** All that is checked as text or as types. @returns {Inputs} */
export function inputsOfAll() {
  return { isInput: () => true, packages: ['.', ...packagesOf('server'), ...remotes(), 'shell', 'e2e'] };
}

/** Files of the root that are linted. */
export const ROOT_FILES = '*.mjs';

/** Rules look at a package, or at files of the root, and at the types of what it imports. @param {string} name @returns {Inputs} */
export function inputsOfLint(name) {
  const { isInput, packages } = inputsOfTypes(name === ROOT_FILES ? [] : [name]);
  return {
    isInput: (path) =>
      isInput(path) ||
      /^(oxlint\.config\.mjs$|tools\/(lint|layers)[/.])/.test(path) ||
      (name === ROOT_FILES && !path.includes('/')),
    packages,
  };
}

/** The compiler looks at packages and at what they import. @param {string[]} names @returns {Inputs} */
export function inputsOfTypes(names) {
  // Tools read types of shared by their path.
  const known = [...names.flatMap(packagesOf), ...(names.includes('tools') ? ['shared'] : [])];
  return {
    isInput: (path) => COMMON.test(path) || known.includes(folderOf(path)),
    packages: ['.', ...known],
  };
}

/** Unit tests of a package. Those of the tools look at the whole workspace, but at no screen. @param {string} name @returns {Inputs} */
export function inputsOfUnit(name) {
  const known = packagesOf(name);
  return {
    isInput: (path) => {
      if (TEXT.test(path)) return false;
      if (COMMON.test(path) || folderOf(path) === name) return true;
      if (name === 'tools') return !(isScreen(path) && path.includes('/src/')) && !isTest(path);
      if (folderOf(path) === 'tools') return TEST_TOOLS.test(path);
      return known.includes(folderOf(path)) && !isTest(path);
    },
    packages: known,
  };
}

/** Tests of the server, which compare documents with what they are made from, too. @returns {Inputs} */
export function inputsOfServer() {
  const { isInput, packages } = inputsOfUnit('server');
  return {
    isInput: (path) =>
      isInput(path) || (/^(docs\/|README\.md$|tools\/machine\/)/.test(path) && !TEXT.test(path)),
    packages,
  };
}

/** A journey through the site: the areas it is about, shell and server. @param {string} spec path below `e2e` @returns {Inputs} */
export function inputsOfJourney(spec) {
  return inputsOfSite(spec, areasOf(spec, remotes()));
}

/** The same journey on two servers: they may disagree, whatever the screens look like. @param {string} spec @returns {Inputs} */
export function inputsOnTwoServers(spec) {
  return inputsOfSite(spec, []);
}

/** @param {string} spec @param {string[]} areas @returns {Inputs} */
function inputsOfSite(spec, areas) {
  const packages = ['shell', 'shared', 'server', 'tools', 'e2e', ...areas];
  return {
    isInput: (path) => {
      if (TEXT.test(path) || isTest(path)) return false;
      if (folderOf(path) === 'e2e') return path === `e2e/${spec}` || !isJourney(path);
      if (folderOf(path) === 'deploy' || COMMON.test(path)) return true;
      if (folderOf(path) === 'tools')
        return (isAboutReleases(spec) ? FEDERATION_TOOLS : SITE_TOOLS).test(path);
      return packages.includes(folderOf(path));
    },
    packages,
  };
}

/** @param {string} path */
export function isJourney(path) {
  return path.startsWith('e2e/') && path.endsWith('.spec.ts');
}

/** @param {string} name */
function packagesOf(name) {
  return [name, ...workspaceDependencies(name)];
}
