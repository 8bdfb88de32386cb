import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestSite } from './testing/test-site.mjs';
import { compareWithBuild } from './verify-live.mjs';

const NAME = 'remote-reports';
/** @type {TestSite} */
let site;
beforeEach(() => {
  site = new TestSite();
});
afterEach(() => site.remove());

test('the same build has the same files', async () => {
  await site.release({ name: NAME, version: '1.1.0', by: { commit: 'abc' } });
  const folder = site.build(NAME, '1.1.0');
  const compared = await compareWithBuild(site.store, { name: NAME, version: '1.1.0', folder });
  expect(compared).toEqual({ differing: [], count: 5, commit: 'abc' });
});

test('of a shell the page and the files that are named by their content are compared', async () => {
  await site.release({ name: 'shell', version: '1.1.0' });
  const folder = site.build('shell', '1.1.0');
  for (const path of ['remoteEntry.js', 'mf-manifest.json']) rmSync(join(folder, path));
  const compare = () => compareWithBuild(site.store, { name: 'shell', version: '1.1.0', folder });
  expect(await compare()).toMatchObject({ differing: [], count: 3 });
  await site.store.change('static/shell.0a1b2c3d.js', () => 'evil()');
  expect(await compare()).toMatchObject({ differing: ['static/shell.0a1b2c3d.js is another one'] });
});

test('files that differ are named, whatever their list says', async () => {
  await site.release({ name: NAME, version: '1.1.0' });
  const folder = site.build(NAME, '1.1.0');
  await site.store.change(`remotes/${NAME}/1.1.0/remoteEntry.js`, (text) => `${text} changed`);
  await site.store.change(`remotes/${NAME}/1.1.0/static/evil.js`, () => 'evil()');
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'static', 'new.js'), 'run()');
  const { differing } = await compareWithBuild(site.store, { name: NAME, version: '1.1.0', folder });
  expect(differing).toEqual([
    'remoteEntry.js is another one',
    'static/evil.js is on the site only',
    'static/new.js is not on the site',
  ]);
});
