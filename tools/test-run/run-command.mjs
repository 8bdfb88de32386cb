import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from '../workspace.mjs';

/** No step takes half as long on two cores; one that does hangs, and the run goes on without it. */
const STEP_PATIENCE_MS = 30 * 60_000;

/** How V8 runs the programs of a step. Jest's workers get the same. */
const SETTINGS_OF_V8 = [
  // Room for young objects, in MB: compilers, linters and tests make many, and with 16, the default, spend a seventh of their
  // time collecting them.
  '--max-semi-space-size=64',
  // How much of its code, in bytes, a function has run before it is optimized. What runs for a test alone does not make up for
  // that: with the default of 66 kB it takes a fifth of the time.
  '--interrupt-budget=1000000',
];

/**
 * Receives what the programs of a step print; undefined lets them print by themselves.
 *
 * @typedef {((text: string) => void) | undefined} Print
 */

/**
 * Runs a Node program. One that hangs is ended and has failed.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, print?: Print }} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
export function runNode(args, { cwd = root, env = {}, print } = {}) {
  const stdio = print === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...SETTINGS_OF_V8, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => print?.(String(chunk)));
  return new Promise((resolve, reject) => {
    const watch = setTimeout(() => {
      console.error(`Ended after ${STEP_PATIENCE_MS / 60_000} minutes: it hangs.`);
      child.kill('SIGKILL');
    }, STEP_PATIENCE_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(watch);
      resolve(code === 0);
    });
  });
}

/**
 * Runs a program that writes a report to a file, and reads it.
 *
 * @param {(reportFile: string) => Promise<boolean>} run
 * @returns {Promise<{ isGood: boolean, report: any }>} report: undefined when none was written
 */
export async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-report-'));
  const file = join(folder, 'report.json');
  try {
    const isGood = await run(file);
    return { isGood, report: existsSync(file) ? readJson(file) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
