import { canInstallPackages, installPackage, onPath } from './commands.mjs';

/** What a database that fails over needs besides PostgreSQL, with the packages of Debian. */
const PACKAGES = /** @type {const} */ ({
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
});

/** Folders of an administrator's programs, which an ordinary user's PATH often lacks. */
const MORE_FOLDERS = ':/usr/local/sbin:/usr/sbin';

/**
 * @typedef {{ [Name in keyof typeof PACKAGES]: string }} FailoverPrograms
 */

/**
 * Finds the programs, and installs those that are not there when this user may.
 *
 * @returns {{ programs: FailoverPrograms, missing: [] } | { programs: undefined, missing: string[] }}
 */
export function findFailoverPrograms() {
  const [etcd, patroni, haproxy, pgbouncer] = [
    find('etcd'),
    find('patroni'),
    find('haproxy'),
    find('pgbouncer'),
  ];
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
