import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackage, onPath } from '../../machine/commands.mjs';
import { unprivilegedUser } from '../../machine/postgres.mjs';

/** The section of `deploy/backup/pgbackrest.conf.template`. */
export const STANZA = 'tracker';

/** @returns {string | undefined} the program, installed when this user may */
export function findPgbackrest() {
  const found = onPath('pgbackrest');
  if (found !== undefined || !canInstallPackages()) return found;
  return installPackage('pgbackrest') ? onPath('pgbackrest') : undefined;
}

/**
 * Runs pgBackRest as the user that PostgreSQL runs as: both write the repository.
 *
 * @param {string} config file of settings
 * @param {string[]} args
 * @param {string} [stanza]
 * @returns {string} what it printed
 * @throws with what it complained about
 */
export function pgbackrest(config, args, stanza = STANZA) {
  const words = [`--config=${config}`, `--stanza=${stanza}`, ...args];
  const options = { cwd: '/', ...unprivilegedUser(), encoding: /** @type {const} */ ('utf8') };
  const { status, stdout, stderr } = spawnSync('pgbackrest', words, options);
  if (status !== 0) throw new Error(`pgbackrest ${args.join(' ')} failed: ${stderr}${stdout}`);
  return stdout;
}
