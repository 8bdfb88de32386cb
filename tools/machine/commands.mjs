import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where a program is on the PATH.
 *
 * @param {string} name
 * @param {string} [path] as in the environment
 * @returns {string | undefined}
 */
export function onPath(name, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * What a program prints for `--version`, or undefined when it does not run (a stub, a missing library).
 *
 * @param {string} program
 */
export function versionText(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this user may install Debian packages here. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/**
 * Installs a Debian package.
 *
 * @param {string} name
 * @returns {boolean} whether it is there now
 */
export function installPackage(name) {
  console.log(`Installing the Debian package ${name} (once).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet(['update', '-qq']);
  // Tests of several places may install at once.
  const whenFree = ['-o', 'DPkg::Lock::Timeout=300'];
  return aptGet([...whenFree, 'install', '-y', '-qq', '--no-install-recommends', name]).status === 0;
}

/**
 * Ends this program on Ctrl-C and on a termination as at its own wish, so that what it started (databases, servers,
 * temporary folders) is cleared away by the listeners of `exit`.
 */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
