import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, NOT_BUILT } from '../content-fingerprint.mjs';
import { root } from '../workspace.mjs';
import { SHARED_MODULES } from '../webpack/shared-modules.mjs';

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
