import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sharedRoot = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'shared');
const requireFromShared = createRequire(join(sharedRoot, 'package.json'));

/**
 * The one table of modules that exist once in the browser, for all importers. The shell provides them all,
 * remotes bring no copy of their own, and no app can change the table.
 *
 * - A trailing slash stands for every sub-path: the JSX run time must be the same React too.
 * - `at: 'start'` travels in the shell's first file; `at: 'use'` has files of its own, which are requested together with
 *   the files of a screen that imports it.
 * - react-router-dom and react-hook-form are missing on purpose: shared as whole packages they could not be
 *   tree-shaken, so they reach remotes through the facades shared/router, shared/ui-forms. Chakra and emotion are in
 *   no browser at all.
 * - `shared/remote` and `shared/domain` are missing on purpose too: each remote bundles its own copy, so that
 *   it contains its own name and version, and is released separately.
 */
export const SHARED_MODULES = [
  { request: 'react', package: 'react', at: 'start' },
  { request: 'react/', package: 'react', at: 'start' },
  { request: 'react-dom', package: 'react-dom', at: 'start' },
  { request: 'react-dom/', package: 'react-dom', at: 'start' },
  { request: 'zustand', package: 'zustand', at: 'start' },
  { request: 'swr', package: 'swr', at: 'start' },
  { request: 'shared/api', package: 'shared', at: 'start' },
  { request: 'shared/session', package: 'shared', at: 'start' },
  { request: 'shared/config-data', package: 'shared', at: 'start' },
  { request: 'shared/router', package: 'shared', at: 'start' },
  { request: 'shared/ui', package: 'shared', at: 'start' },
  { request: 'shared/ui-forms', package: 'shared', at: 'use' },
  { request: 'shared/ui-overlays', package: 'shared', at: 'use' },
  { request: 'shared/edit-form', package: 'shared', at: 'use' },
  { request: 'shared/gene-drawing', package: 'shared', at: 'use' },
  { request: 'shared/history', package: 'shared', at: 'use' },
  { request: 'shared/bulk', package: 'shared', at: 'use' },
];

/** Of these shared modules, those with files of their own, in the order of the table. @param {readonly string[]} requests */
export function withFilesOfTheirOwn(requests) {
  const rows = SHARED_MODULES.filter(({ at, request }) => at === 'use' && requests.includes(request));
  return rows.map(({ request }) => request);
}

/** @typedef {{ singleton: true, version: string, requiredVersion: false, strictVersion: false, import?: false, eager?: boolean }} SharedModule */

/** Installed version of a package in the table. @param {string} name */
function versionOf(name) {
  const path =
    name === 'shared' ? join(sharedRoot, 'package.json') : requireFromShared.resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(path, 'utf8')).version;
}

/** Versions of the table's modules, for the facts that a build leaves behind. @returns {Record<string, string>} */
export function sharedVersions() {
  return Object.fromEntries(SHARED_MODULES.map((row) => [row.request, versionOf(row.package)]));
}

/**
 * The table in the words of Module Federation.
 *
 * @param {'provider' | 'consumer' | 'standalone'} role the shell provides; a remote only consumes; a remote that
 *   runs alone on a developer's machine brings its own copies
 * @returns {Record<string, SharedModule>}
 */
export function sharedModules(role) {
  return Object.fromEntries(SHARED_MODULES.map((row) => [row.request, sharedModule(row, role)]));
}

/** @param {(typeof SHARED_MODULES)[number]} row @param {'provider' | 'consumer' | 'standalone'} role @returns {SharedModule} */
function sharedModule(row, role) {
  const version = versionOf(row.package);
  // The contract number, checked by the shell before it mounts a remote, guards compatibility; not version ranges.
  /** @type {SharedModule} */
  const common = { singleton: true, version, requiredVersion: false, strictVersion: false };
  if (role === 'consumer') return { ...common, import: false };
  return { ...common, eager: role === 'provider' && row.at === 'start' };
}
