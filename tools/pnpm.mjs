/**
 * Runs the exact pnpm that package.json names, without one installed on the machine: the first call puts
 * it into .tools/ with npm, later calls run it from there. A globally installed pnpm is never used, since
 * another version refuses a workspace pinned to this one.
 *
 * Usage: node tools/pnpm.mjs <pnpm arguments>
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = packageManager.split('@')[1];
const home = join(root, '.tools', `pnpm-${version}`);
const entry = join(home, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');

function bringPnpm() {
  console.log(`Bringing pnpm ${version} (once).`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  const result = spawnSync(npm, [...options, `pnpm@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0 || !existsSync(entry)) {
    console.error(
      `pnpm ${version} could not be brought: is the npm registry reachable and the disk not full?`,
    );
    process.exit(1);
  }
}

if (!existsSync(entry)) bringPnpm();
const result = spawnSync(process.execPath, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(result.status ?? 1);
