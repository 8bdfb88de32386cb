import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
