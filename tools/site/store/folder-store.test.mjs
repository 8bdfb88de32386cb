import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from './describe-store.mjs';
import { folderStore } from './folder-store.mjs';

/** @type {string[]} */
const folders = [];
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describeStore('folder', async () => folderStore(newFolder()));

test('a change leaves no lock and no half-written file behind', async () => {
  const folder = newFolder();
  await folderStore(folder).change('federation.json', () => 'text');
  expect(readdirSync(folder)).toEqual(['federation.json']);
});

test('what a killed command has left aside is removed after an hour', async () => {
  const folder = newFolder();
  const aside = join(folder, '.arriving');
  const [old, young] = [join(aside, '1-old'), join(aside, '2-young')];
  for (const path of [old, young]) mkdirSync(path, { recursive: true });
  const before = Date.now() / 1000 - 3700;
  utimesSync(old, before, before);
  await folderStore(folder).addFolder('remotes/remote-a/1.0.0', newFolder());
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test('what cannot be stored whole leaves nothing behind', async () => {
  const folder = newFolder();
  const missing = join(folder, 'no such build');
  await expect(folderStore(folder).addFolder('remotes/remote-a/1.0.0', missing)).rejects.toThrow('ENOENT');
  expect(readdirSync(join(folder, '.arriving'))).toEqual([]);
  expect(await folderStore(folder).list('remotes/remote-a/1.0.0')).toEqual([]);
});
