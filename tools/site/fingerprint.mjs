import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { SHARED_MODULES } from '../webpack/shared-modules.mjs';

/** Folders and files that no build reads. */
const NOT_BUILT =
  /^(node_modules|dist|coverage|testing|jest\.config\.mjs|CHANGELOG\.md|README\.md)$|\.test\.(ts|tsx|mjs)$/;

/**
 * A fingerprint of everything that decides what the build of a frame looks like, so that a frame is built
 * again exactly when its result would differ.
 *
 * @param {string} frame `shell` or a remote
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(frame) {
  return fingerprintOf(inputsOf(frame), root);
}

/**
 * The files and folders that a frame is built from, relative to the root. The rooms of shared that only the shell
 * provides are no part of a remote: a change in the kit builds the shell alone.
 *
 * @param {string} frame
 * @returns {string[]}
 */
export function inputsOf(frame) {
  const provided = SHARED_MODULES.flatMap(({ request }) => (request.startsWith('shared/') ? [request] : []));
  const rooms = readdirSync(join(root, 'shared'))
    .filter((name) => !NOT_BUILT.test(name))
    .map((name) => `shared/${name}`)
    .filter((room) => frame === 'shell' || !provided.includes(room));
  return [frame, ...rooms, 'tools/webpack', 'pnpm-lock.yaml', 'tsconfig.base.json'];
}

/**
 * @param {string[]} inputs files and folders, relative to the base
 * @param {string} base
 * @returns {string} hexadecimal SHA-256 of the names and contents of all files
 */
export function fingerprintOf(inputs, base) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(base, input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(base, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} base @param {string} path @returns {string[]} relative paths, in a fixed order */
function filesIn(base, path) {
  const absolute = join(base, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .filter((name) => !NOT_BUILT.test(name))
    .sort()
    .flatMap((name) => filesIn(base, `${path}/${name}`));
}
