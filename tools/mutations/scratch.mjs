import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies a tree as it stands to its own folder, with its dependencies installed there, so that nobody meets a mutation.
 *
 * @param {string} tree
 * @returns {{ folder: string, remove(): void }}
 */
export function openScratch(tree) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-mutations-'));
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', options, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const path of listed.stdout.split('\0')) {
    if (path === '' || !existsSync(join(tree, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(tree, path), join(folder, path));
  }
  const install = ['tools/pnpm.mjs', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  const { status } = spawnSync(process.execPath, install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The dependencies of ${tree} could not be installed.`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
