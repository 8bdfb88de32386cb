import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serverProgram } from '../start/server.mjs';
import { root } from '../workspace.mjs';

/**
 * Runs a program of the bench that uses the server's sources, and returns its last line.
 *
 * @param {string} program @param {Record<string, string>} database its setting @param {string[]} args
 */
export function runWithServer(program, database, args = []) {
  const file = join(root, 'tools', 'bench', program);
  const { status, stdout } = spawnSync(process.execPath, [...serverProgram(file), ...args], {
    env: { ...process.env, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed.`);
  return stdout.trim().split('\n').at(-1) ?? '';
}
