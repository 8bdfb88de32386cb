import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The served folder: `SITE_DIR`, by default dist/site. */
export const siteDir = resolve(root, process.env.SITE_DIR ?? 'dist/site');

/** Packages with unit tests, in the order in which a failure is most telling. */
export const TESTED_PACKAGES = ['shared', 'shell', ...remotes(), 'tools'];

/** Names of the remotes, from the folders of the workspace. @returns {string[]} */
export function remotes() {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
    .sort();
}

/** Everything that is built for the browser, the shell first because it takes longest. @returns {string[]} */
export function frames() {
  return ['shell', ...remotes()];
}

/** @param {string} path @returns {any} */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Version of a package of the workspace as its package.json says. @param {string} name @returns {string} */
export function versionOf(name) {
  return readJson(join(root, name, 'package.json')).version;
}

/** A file in which these tools store something between two runs. @param {string} name */
export function memory(name) {
  const folder = join(root, '.tools', 'memory');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
