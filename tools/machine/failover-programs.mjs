import { canInstallPackages, installPackage, onPath } from './commands.mjs';
import { bringPythonProgram } from './python-program.mjs';

/** What a database that fails over needs besides PostgreSQL and Patroni, with the packages of Debian. */
const PACKAGES = /** @type {const} */ ({
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
});

/**
 * Debian 12 has Patroni 3.0.2, in which a primary that was stopped takes the leader's key back from the one that has followed it: what
 * that one has acknowledged is lost. Mended in 3.0.3 (patroni/patroni, pull request 2689).
 */
const PATRONI = '4.1.5';

/** Folders of an administrator's programs, which an ordinary user's PATH often lacks. */
const MORE_FOLDERS = ':/usr/local/sbin:/usr/sbin';

/**
 * @typedef {{ [Name in keyof typeof PACKAGES | 'patroni']: string }} FailoverPrograms
 */

/**
 * Finds the programs, and installs those that are not there when this user may.
 *
 * @returns {{ programs: FailoverPrograms, missing: [] } | { programs: undefined, missing: string[] }}
 */
export function findFailoverPrograms() {
  const [etcd, haproxy, pgbouncer] = [find('etcd'), find('haproxy'), find('pgbouncer')];
  const brought = bringPythonProgram('patroni', PATRONI, '[etcd3,psycopg2-binary]');
  const patroni = 'program' in brought ? brought.program : undefined;
  if (etcd !== undefined && patroni !== undefined && haproxy !== undefined && pgbouncer !== undefined)
    return { programs: { etcd, patroni, haproxy, pgbouncer }, missing: [] };
  const found = { etcd, patroni, haproxy, pgbouncer };
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));
  return { programs: undefined, missing };
}

/** @param {keyof typeof PACKAGES} name */
function find(name) {
  const path = (process.env.PATH ?? '') + MORE_FOLDERS;
  const found = onPath(name, path);
  if (found !== undefined || !canInstallPackages()) return found;
  return installPackage(PACKAGES[name]) ? onPath(name, path) : undefined;
}
