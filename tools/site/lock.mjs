import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
/** A take-over lasts microseconds; one that is older was cut off. */
const TAKEOVER_MS = 10_000;

/**
 * Runs a task while holding a lock file, so that two commands at once do the task one after the other. The lock of
 * a process that died is taken over.
 *
 * @template T
 * @param {string} path of the lock file
 * @param {() => T | Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(path, task) {
  mkdirSync(dirname(path), { recursive: true });
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryToTake(path)) {
    if (Date.now() > deadline) throw new Error(`Another command has held ${path} for two minutes.`);
    await pause(50);
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path @returns {boolean} whether the lock is now ours */
function tryToTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    removeIfOwnerDied(path);
    return false;
  }
}

/**
 * Only one process removes a dead owner's lock: of two who both saw it, the second would otherwise remove the
 * lock that the first one has just taken.
 *
 * @param {string} path
 */
function removeIfOwnerDied(path) {
  const alone = `${path}.takeover`;
  try {
    writeFileSync(alone, '', { flag: 'wx' });
  } catch {
    if (ageInMs(alone) > TAKEOVER_MS) rmSync(alone, { force: true });
    return;
  }
  if (ownerDied(path)) rmSync(path, { force: true });
  rmSync(alone, { force: true });
}

/** @param {string} path @returns {boolean} false as well when the lock has just been given back */
function ownerDied(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    // An empty file belongs to someone who is just writing it.
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return isCode(error, 'ESRCH');
  }
}

/** @param {string} path @returns {number} 0 when there is no such file */
function ageInMs(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Whether an error of the file system is this one. @param {unknown} error @param {string} code */
export function isCode(error, code) {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
