import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../../machine/at-exit.mjs';
import { unprivilegedUser } from '../../machine/postgres.mjs';

const LOG_SHOWN = 3000;

/**
 * @typedef {{ pid: number, hasEnded(): boolean, end(signal?: NodeJS.Signals): Promise<void> }} Program
 */

/**
 * Starts a program of a database that fails over, as the user who owns its files, until it is ended, at the latest with this
 * process.
 *
 * @param {string} command @param {string[]} words
 * @param {{ folder: string, log: string }} options where it runs, and the file that its output is added to
 * @returns {Program}
 */
export function startProgram(command, words, { folder, log }) {
  const output = openSync(log, 'a');
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ['ignore', output, output],
    ...unprivilegedUser(),
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  closeSync(output);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const abandon = () => child.kill('SIGKILL');
  void ended.then(atExit(abandon));
  const end = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { pid: Number(child.pid), hasEnded, end };
}

/**
 * Waits until something is so.
 *
 * @param {string} what completes "did not happen in time"
 * @param {() => boolean | Promise<boolean>} isSo
 * @param {{ patienceMs: number, log?: string, everyMs?: number }} options log: file whose end explains a failure
 * @returns {Promise<void>}
 */
export async function waitUntil(what, isSo, { patienceMs, log, everyMs = 100 }) {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      const end = log === undefined ? '' : `\n${readFileSync(log, 'utf8').slice(-LOG_SHOWN)}`;
      throw new Error(`Not within ${patienceMs / 1000} s: ${what}.${end}`);
    }
    await pause(everyMs);
  }
}

/**
 * What a program reports over HTTP, or undefined when it does not respond.
 *
 * @param {string} url @returns {Promise<{ status: number, body: any } | undefined>}
 */
export async function report(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}
