import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, NOT_BUILT } from '../content-fingerprint.mjs';
import { resolvedDependencies } from '../lockfile/resolved-dependencies.mjs';
import { root } from '../workspace.mjs';
import { SHARED_MODULES } from '../webpack/shared-modules.mjs';

/**
 * A fingerprint of everything that decides what the build of an app looks like, so that an app is built
 * again exactly when its result would differ.
 *
 * @param {string} frame `shell` or a remote
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(frame) {
  const installed = resolvedDependencies(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const dependencies = [frame, 'shared', 'tools'].map((name) => installed[name] ?? '');
  return createHash('sha256')
    .update([fingerprintOf(inputsOf(frame), root), ...dependencies].join(' '))
    .digest('hex');
}

/**
 * The files and folders that an app is built from beside what is installed, relative to the root. The packages of
 * shared that only the shell provides are no part of a remote: a change in the kit builds the shell alone.
 *
 * @param {string} frame
 * @returns {string[]}
 */
export function inputsOf(frame) {
  const provided = SHARED_MODULES.flatMap(({ request }) => (request.startsWith('shared/') ? [request] : []));
  const folders = readdirSync(join(root, 'shared'))
    .filter((name) => !NOT_BUILT.test(name))
    .map((name) => `shared/${name}`)
    .filter((folder) => frame === 'shell' || !provided.includes(folder));
  return [frame, ...folders, 'tools/webpack', 'tsconfig.base.json'];
}
