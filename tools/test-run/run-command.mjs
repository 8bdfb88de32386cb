import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from '../workspace.mjs';
import { SHORT_LIVED } from '../machine/short-lived.mjs';

/** No step takes half as long on two cores; one that does hangs, and the run goes on without it. */
const STEP_PATIENCE_MS = 30 * 60_000;

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
  const child = spawn(process.execPath, [...SHORT_LIVED, ...args], {
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
