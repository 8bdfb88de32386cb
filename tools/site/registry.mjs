import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../workspace.mjs';
import { withLock } from './lock.mjs';

/**
 * What the registry says about one remote; the first seven are read by the shell (shared/remote).
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} version
 * @property {number} contract
 * @property {string} title
 * @property {string[]} prefixes
 * @property {string} entry address of the manifest, relative to the page
 * @property {number} bytes JavaScript, uncompressed
 * @property {string} publishedAt ISO 8601
 * @property {Record<string, string>} integrity SHA-384 of the files that are not named by their content
 * @property {string} sources fingerprint of the working copy when this entry was made
 *
 * @typedef {{ remotes: Entry[] }} Registry
 */

/** @param {string} site the served folder */
export function registryPath(site) {
  return join(site, 'federation.json');
}

/** @param {string} site @returns {Registry} empty on a new site */
export function readRegistry(site) {
  const path = registryPath(site);
  return existsSync(path) ? readJson(path) : { remotes: [] };
}

/** @param {Registry} registry @param {string} name @returns {Entry | undefined} what is live */
export function liveEntry(registry, name) {
  return registry.remotes.find((entry) => entry.name === name);
}

/**
 * The registry with one remote at another version; the others keep theirs.
 *
 * @param {Registry} registry @param {Entry} entry @returns {Registry}
 */
export function withEntry(registry, entry) {
  const others = registry.remotes.filter((other) => other.name !== entry.name);
  return { ...registry, remotes: [...others, entry].sort((a, b) => a.name.localeCompare(b.name)) };
}

/**
 * Rewrites the registry in one stroke: a reader sees the old one or the new one, never a half of each, and
 * of two commands at once both land, since the second reads what the first has written.
 *
 * @template T
 * @param {string} site
 * @param {(registry: Registry) => { registry: Registry, result: T }} change
 * @returns {Promise<T>}
 */
export function changeRegistry(site, change) {
  return withLock(`${registryPath(site)}.lock`, () => {
    const { registry, result } = change(readRegistry(site));
    replaceFile(registryPath(site), `${JSON.stringify(registry, null, 2)}\n`);
    return result;
  });
}

/** Writes a file beside its place and moves it there. @param {string} path @param {string} text */
export function replaceFile(path, text) {
  const next = `${path}.${process.pid}.next`;
  writeFileSync(next, text);
  renameSync(next, path);
}
