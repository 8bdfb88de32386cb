import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { processStart } from './process-start.ts';

let dataDir: string;
let lockFile: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tracker-lock-'));
  lockFile = join(dataDir, 'server.lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that runs until it is killed. */
function otherProcess(): { pid: number; kill: () => Promise<void> } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid ?? 0, kill };
}

function lockedBy(pid: number, start = processStart(pid)): void {
  writeFileSync(lockFile, JSON.stringify({ pid, start, token: 'theirs' }));
}

test('makes the folder, locks it, and frees it', async () => {
  const folder = join(dataDir, 'new', 'folder');
  const lock = await lockDataDir(folder);
  expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  lock.release();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

test('a living owner is refused in one line that names it', async () => {
  const owner = otherProcess();
  lockedBy(owner.pid);
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by another server (process ${owner.pid}). Stop it, or set DATA_DIR to another folder.`,
  );
});

test('the lock of a killed server is taken over', async () => {
  const owner = otherProcess();
  lockedBy(owner.pid);
  await owner.kill();
  const lock = await lockDataDir(dataDir);
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

test('so is one whose process number now belongs to somebody else', async () => {
  lockedBy(otherProcess().pid, 'another boot/1');
  (await lockDataDir(dataDir)).release();
});

test('without a start time a living process counts as the owner', async () => {
  writeFileSync(lockFile, JSON.stringify({ pid: otherProcess().pid, start: null, token: 'theirs' }));
  await expect(lockDataDir(dataDir)).rejects.toThrow('is in use by another server');
});

test.each(['', '{"pid": 1', '[]'])('the remains of a lock, "%s", are removed', async (content) => {
  writeFileSync(lockFile, content);
  (await lockDataDir(dataDir)).release();
});

test('of many that find a stale lock, one gets the folder', async () => {
  const owner = otherProcess();
  lockedBy(owner.pid);
  await owner.kill();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a guard of a killed server does not block other servers for ever', async () => {
  const owner = otherProcess();
  lockedBy(owner.pid);
  await owner.kill();
  writeFileSync(`${lockFile}.takeover`, '1');
  utimesSync(`${lockFile}.takeover`, new Date(0), new Date(0));
  (await lockDataDir(dataDir)).release();
});

test('a lock that now belongs to somebody else is not removed', async () => {
  const lock = await lockDataDir(dataDir);
  lockedBy(process.pid);
  lock.release();
  expect(existsSync(lockFile)).toBe(true);
});
