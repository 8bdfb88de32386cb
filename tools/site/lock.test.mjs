import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './lock.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('tasks under one lock never overlap', async () => {
  const path = join(folder, 'lock');
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(20);
    running -= 1;
  };
  await Promise.all([withLock(path, task), withLock(path, task), withLock(path, task)]);
  expect(most).toBe(1);
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const path = join(folder, 'lock');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  await expect(withLock(path, () => 'done')).resolves.toBe('done');
});

test('the lock is given back when the task fails', async () => {
  const path = join(folder, 'lock');
  const failing = () => Promise.reject(new Error('no space'));
  await expect(withLock(path, failing)).rejects.toThrow('no space');
  await expect(withLock(path, () => 'next')).resolves.toBe('next');
});
