import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../content-fingerprint.mjs';
import { memory, root } from '../workspace.mjs';

/** What decides which packages are installed. The lockfile contains the wishes of every package.json. */
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];

/** @returns {boolean} whether the packages of this very lockfile are in place */
export function dependenciesAreInPlace() {
  const record = memory('dependencies');
  const isInstalled = existsSync(join(root, 'node_modules', '.modules.yaml')) && existsSync(record);
  return isInstalled && readFileSync(record, 'utf8') === fingerprintOf(INPUTS, root);
}

/**
 * Brings the packages that the lockfile names, unless they are in place.
 *
 * @returns {boolean} false when they could not be brought; pnpm has said why
 */
export function bringDependencies() {
  if (dependenciesAreInPlace()) return true;
  console.log('Bringing the dependencies (once; later starts skip this).');
  return install('--frozen-lockfile');
}

/**
 * Links the packages of a package.json that is new or has changed, and writes it into the lockfile.
 *
 * @returns {boolean} false when that did not succeed; pnpm has said why
 */
export function linkPackages() {
  return install('--no-frozen-lockfile', '--prefer-offline');
}

/** @param {string[]} options @returns {boolean} */
function install(...options) {
  const pnpm = [join(root, 'tools', 'pnpm.mjs'), 'install', ...options];
  const quiet = ['--config.confirmModulesPurge=false', '--reporter=append-only'];
  const { status } = spawnSync(process.execPath, [...pnpm, ...quiet], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return false;
  writeFileSync(memory('dependencies'), fingerprintOf(INPUTS, root));
  return true;
}
