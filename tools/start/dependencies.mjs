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
  const options = [
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
    '--reporter=append-only',
  ];
  const pnpm = join(root, 'tools', 'pnpm.mjs');
  const { status } = spawnSync(process.execPath, [pnpm, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return false;
  writeFileSync(memory('dependencies'), fingerprintOf(INPUTS, root));
  return true;
}
