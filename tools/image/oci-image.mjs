import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, USER } from './root-file-system.mjs';

/** As in deploy/container/Dockerfile. */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PORT: '8080',
  DEMO: '0',
  SITE_DIR: '/site',
  DATA_DIR: '/var/lib/tracker',
};
export const WORKING_FOLDER = '/opt/tracker/server';
export const COMMAND = ['node', '--enable-source-maps', 'dist/main.mjs'];

/**
 * Makes a file system an image in the layout of the Open Container Initiative, which needs no registry and no daemon.
 *
 * @param {string} umoci the program
 * @param {string} files folder of the file system
 * @param {string} layout folder that is made
 * @param {string} tag
 */
export function makeImage(umoci, files, layout, tag) {
  const scratch = mkdtempSync(join(tmpdir(), 'tracker-image-'));
  const bundle = join(scratch, 'bundle');
  const image = ['--image', `${layout}:${tag}`];
  try {
    run(umoci, ['init', '--layout', layout]);
    run(umoci, ['new', ...image]);
    run(umoci, ['unpack', ...image, bundle]);
    mkdirSync(join(bundle, 'rootfs'), { recursive: true });
    run('cp', ['--archive', `${files}/.`, join(bundle, 'rootfs')]);
    run(umoci, ['repack', ...image, bundle]);
    const environment = Object.entries(ENVIRONMENT).map(([name, value]) => `--config.env=${name}=${value}`);
    const command = COMMAND.map((word) => `--config.cmd=${word}`);
    run(umoci, [
      ...['config', ...image, `--config.user=${USER.id}:${USER.id}`, `--config.workingdir=${WORKING_FOLDER}`],
      ...['--config.exposedports=8080/tcp', '--config.volume=/var/lib/tracker', ...environment, ...command],
    ]);
    run(umoci, ['gc', '--layout', layout]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
