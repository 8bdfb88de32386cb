import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { serverProgram } from '../start/server.mjs';

/**
 * Hands out a folder in which tests may record the endpoints that they call.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function recordingCalls(use) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-api-calls-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Arguments with which Node makes the table of endpoints. @param {string} folder @param {string[]} options */
export function coverageArguments(folder, options = []) {
  return [...serverProgram(join(root, 'server', 'checks', 'api-coverage', 'cli.ts')), folder, ...options];
}
