import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isCode, withLock } from '../lock.mjs';

/**
 * Where a site is published: a folder, or a bucket. Paths are relative to the site, with slashes.
 *
 * @typedef {object} SiteStore
 * @property {string} place as people know it
 * @property {(path: string) => Promise<Buffer | undefined>} read undefined when there is no such file
 * @property {(folder: string) => Promise<StoredFile[]>} list everything below a folder; nothing when there is none
 * @property {Change} change
 * @property {(folder: string, source: string) => Promise<boolean>} addFolder stores a folder of this machine that never
 *   changes afterwards; false, with nothing touched, when there is one already
 * @property {(folder: string, source: string) => Promise<void>} addHashed adds files that are named by their content
 * @property {(paths: string[]) => Promise<void>} remove
 *
 * @typedef {{ path: string, bytes: number, storedAt: number }} StoredFile storedAt: milliseconds since 1970
 *
 * @callback Change rewrites one text file in one stroke: a reader sees the old one or the new one, and of two changes at
 *   once both land, the second on top of the first
 * @param {string} path
 * @param {(text: string | undefined) => string} change may be called again when somebody else was faster
 * @returns {Promise<void>}
 */

/** Where files arrive before they are moved to their place; neither our server nor nginx serves names that begin with a dot. */
const ASIDE = '.arriving';
/** What has been aside for so long belongs to a command that was killed. */
const ASIDE_MS = 3600_000;

/** A site in a folder of this machine. @param {string} site @returns {SiteStore} */
export function folderStore(site) {
  const at = (/** @type {string} */ path) => join(site, path);
  return {
    place: site,
    read: async (path) => (existsSync(at(path)) ? readFileSync(at(path)) : undefined),
    list: async (folder) => filesBelow(site, folder),
    change: (path, change) =>
      withLock(`${at(path)}.lock`, () => {
        const text = existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined;
        replaceFile(at(path), change(text));
      }),
    addFolder: async (folder, source) => moveIn(site, source, at(folder)),
    addHashed: async (folder, source) => copyMissing(site, source, at(folder)),
    remove: async (paths) => paths.forEach((path) => rmSync(at(path), { recursive: true, force: true })),
  };
}

/** @param {string} site @param {string} folder @returns {StoredFile[]} */
function filesBelow(site, folder) {
  const top = join(site, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const path = join(file.parentPath, file.name);
      const { size, mtimeMs } = statSync(path);
      return { path: relative(site, path).replaceAll(sep, '/'), bytes: size, storedAt: mtimeMs };
    });
}

/** Writes a file beside its place and moves it there. @param {string} path @param {string} text */
function replaceFile(path, text) {
  const next = `${path}.${process.pid}.next`;
  try {
    writeFileSync(next, text);
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/**
 * Copies a folder or a file aside and moves it to its place whole.
 *
 * @param {string} site @param {string} source @param {string} target
 */
function moveIn(site, source, target) {
  if (existsSync(target)) return false;
  clearAside(site);
  const arriving = join(site, ASIDE, `${process.pid}-${randomUUID()}`);
  mkdirSync(dirname(arriving), { recursive: true });
  mkdirSync(dirname(target), { recursive: true });
  try {
    cpSync(source, arriving, { recursive: true });
    renameSync(arriving, target);
    return true;
  } catch (error) {
    rmSync(arriving, { recursive: true, force: true });
    // Somebody else was faster between the look and the move.
    if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes what commands that were killed have left aside. @param {string} site */
function clearAside(site) {
  const aside = join(site, ASIDE);
  if (!existsSync(aside)) return;
  for (const name of readdirSync(aside)) {
    const storedAt = statSync(join(aside, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - storedAt > ASIDE_MS) rmSync(join(aside, name), { recursive: true, force: true });
  }
}

/**
 * A file that is there already is the same, since its name says its content; it only counts as new again.
 *
 * @param {string} site @param {string} source @param {string} target
 */
function copyMissing(site, source, target) {
  mkdirSync(target, { recursive: true });
  const now = Date.now() / 1000;
  for (const name of readdirSync(source)) {
    const path = join(target, name);
    if (existsSync(path)) utimesSync(path, now, now);
    else moveIn(site, join(source, name), path);
  }
}
