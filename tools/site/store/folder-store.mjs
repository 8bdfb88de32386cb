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
    addFolder: async (folder, source) => moveIn(source, at(folder)),
    addHashed: async (folder, source) => copyMissing(source, at(folder)),
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
  writeFileSync(next, text);
  renameSync(next, path);
}

/** Copies a folder beside its place and moves it there whole. @param {string} source @param {string} target */
function moveIn(source, target) {
  if (existsSync(target)) return false;
  const arriving = `${target}.${process.pid}.arriving`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(arriving, { recursive: true, force: true });
  cpSync(source, arriving, { recursive: true });
  try {
    renameSync(arriving, target);
    return true;
  } catch (error) {
    rmSync(arriving, { recursive: true, force: true });
    // Somebody else was faster between the look and the move.
    if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * A file that is there already is the same, since its name says its content; it only counts as new again.
 *
 * @param {string} source @param {string} target
 */
function copyMissing(source, target) {
  mkdirSync(target, { recursive: true });
  const now = Date.now() / 1000;
  for (const name of readdirSync(source)) {
    const path = join(target, name);
    if (existsSync(path)) utimesSync(path, now, now);
    else moveIn(join(source, name), path);
  }
}
