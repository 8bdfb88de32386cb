import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that no build and no installation reads. */
export const NOT_BUILT =
  /^(\..*|node_modules|dist|coverage|testing|jest\.config\.mjs|CHANGELOG\.md|README\.md)$|\.test\.(ts|tsx|mjs)$/;

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
