import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage, isProgram, onPath } from './commands.mjs';

/** Where Debian puts it; an ordinary user's PATH often lacks that folder. */
const DEBIAN = '/usr/sbin/nginx';

/**
 * Finds nginx: the PATH, Debian's folder, and last Debian's package when this user may install it.
 *
 * @returns {string | undefined} the program
 */
export function findNginx() {
  const found = installedNginx();
  if (found !== undefined || !canInstallPackages()) return found;
  return installPackage('nginx-light') ? installedNginx() : undefined;
}

/** @returns {string | undefined} */
function installedNginx() {
  const onThePath = onPath('nginx');
  if (onThePath !== undefined) return onThePath;
  return existsSync(DEBIAN) && isProgram(DEBIAN) ? DEBIAN : undefined;
}
