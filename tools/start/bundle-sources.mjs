import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memory } from '../workspace.mjs';

/** @typedef {{ sources: Record<string, string>, files: string[] }} Made sources: states of files by path; files: names of those that were made */

/** The clock of a file system goes in ticks of 4 or 10 ms: what it writes now is as old as the last one. */
const CLOCK_TICK_MS = 20;

/** Not beside the bundle, which goes into images as it is. @param {string} folder of the bundle */
export function listOf(folder) {
  return memory(`bundle-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`);
}

/** When a file was written last, and its size. @param {string} path */
function stateOf(path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/**
 * Whether a bundle is there and none of its sources has been written since.
 *
 * @param {string} folder of the bundle
 */
export function isUpToDate(folder) {
  const list = listOf(folder);
  if (!existsSync(list)) return false;
  /** @type {Made} */
  const { sources, files } = JSON.parse(readFileSync(list, 'utf8'));
  return (
    files.every((name) => existsSync(join(folder, name))) &&
    Object.entries(sources).every(([path, state]) => stateOf(path) === state)
  );
}

/**
 * Notes what a bundle was made of, once it is whole. Not where a source was written meanwhile: the bundle may lack it.
 *
 * @param {string} folder of the bundle @param {string[]} sources absolute paths @param {string[]} files names of what was made
 * @param {number} begun when the bundle was begun, in ms since 1970
 */
export function noteSources(folder, sources, files, begun) {
  if (sources.some((path) => statSync(path).mtimeMs > begun - CLOCK_TICK_MS)) return;
  /** @type {Made} */
  const made = { sources: Object.fromEntries(sources.map((path) => [path, stateOf(path)])), files };
  // Other processes see a whole list or none.
  const draft = `${listOf(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, listOf(folder));
}
