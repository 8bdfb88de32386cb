import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { processStart } from './process-start.ts';

/** The owner of a data folder. `start` distinguishes a process from a later one with the same number. */
export interface LockOwner {
  pid: number;
  start: string | null;
  token: string;
}

/** A locked data folder; `release` unlocks it and is harmless when called twice. */
export interface DataDirLock {
  release: () => void;
}

const LOCK_FILE = 'server.lock';
const ABANDONED_GUARD_MS = 5_000;
const ATTEMPTS = 100;
const PAUSE_MS = 20;

/**
 * Takes the data folder for this process. PGlite has no lock of its own: two processes on one folder would
 * destroy it. A lock whose process no longer runs is taken over.
 *
 * @throws StartupError naming the running owner
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, LOCK_FILE);
  const mine: LockOwner = { pid: process.pid, start: processStart(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (createExclusively(path, JSON.stringify(mine))) return { release: () => release(path, mine.token) };
    const owner = readOwner(path);
    if (owner !== undefined && isAlive(owner)) throw new StartupError(inUse(dataDir, owner));
    // A lock that cannot be read may be one that is being written at this moment: look again first.
    if (owner !== undefined || attempt > ATTEMPTS / 2) removeStaleLock(path, owner?.token);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new StartupError(`The data folder ${dataDir} cannot be locked: remove ${path} if no server uses it.`);
}

function inUse(dataDir: string, owner: LockOwner): string {
  return `The data folder ${dataDir} is in use by another server (process ${owner.pid}). Stop it, or set DATA_DIR to another folder.`;
}

function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const start = processStart(owner.pid);
  return owner.start === null || start === null || start === owner.start;
}

/**
 * Removes the lock if it is still the one that was found stale. Only the holder of the guard file removes
 * locks; otherwise the second of two servers that found it stale would remove the new lock of the first.
 */
function removeStaleLock(path: string, staleToken: string | undefined): void {
  const guard = `${path}.takeover`;
  if (!createExclusively(guard, String(process.pid))) {
    if (ageOf(guard) > ABANDONED_GUARD_MS) rmSync(guard, { force: true });
    return;
  }
  try {
    if (readOwner(path)?.token === staleToken) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function release(path: string, token: string): void {
  if (readOwner(path)?.token === token) rmSync(path, { force: true });
}

function createExclusively(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isOwner(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is LockOwner {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pid' in value && 'start' in value && 'token' in value)) return false;
  const isStart = value.start === null || typeof value.start === 'string';
  return typeof value.pid === 'number' && isStart && typeof value.token === 'string';
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
