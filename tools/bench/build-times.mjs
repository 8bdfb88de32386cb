import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { seconds, table } from './figures.mjs';

/**
 * How long a developer waits for `npm run build -- <app>`, compression and publishing included: cold, everything from
 * nothing; warm, with the sources unchanged.
 *
 * @param {string} site the folder to publish into
 * @param {string[]} names
 * @returns {string} a table
 */
export function buildTimes(site, names) {
  const rows = names.map((name) => [
    name,
    seconds(build(site, [name, '--force'])),
    seconds(build(site, [name])),
  ]);
  return table('Build (npm run build -- <frame>)', ['frame', 'cold', 'warm'], rows);
}

/** @param {string} site @param {string[]} words @returns {number} milliseconds */
export function build(site, words) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'build.mjs'), ...words], {
    env: { ...process.env, SITE_DIR: site },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}
