import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from './history.mjs';
import { clearOldVersions, makeLive, storeVersion } from './publish-remote.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { rollback } from './rollback.mjs';
import { TestSite } from './testing/test-site.mjs';

const NAME = 'remote-reports';
const DAY = 24 * 3600 * 1000;
/** @type {TestSite} */
let site;

beforeEach(async () => {
  site = new TestSite();
  await site.release({ name: NAME, version: '1.0.0' }, { contract: 1 });
  await site.release({ name: NAME, version: '1.1.0' });
});
afterEach(() => site.remove());

const live = async () => liveEntry(await readRegistry(site.store), NAME);

test('goes back to what was live before, with the facts of that version, and notes it in the history', async () => {
  const before = await site.store.list('remotes');
  expect(await rollback(site.store, NAME, undefined)).toBe('1.0.0');
  expect(await live()).toMatchObject({
    version: '1.0.0',
    contract: 1,
    entry: 'remotes/remote-reports/1.0.0/mf-manifest.json',
  });
  expect((await readHistory(site.store)).map(({ action, version }) => `${action} ${version}`)).toEqual([
    'release 1.0.0',
    'release 1.1.0',
    'rollback 1.0.0',
  ]);
  expect(await site.store.list('remotes')).toEqual(before);
});

test('takes the present working copy for known, so that the next start leaves the rollback live', async () => {
  await rollback(site.store, NAME, '1.0.0');
  expect((await live())?.sources).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['a version that is live', '1.1.0', 'remote-reports 1.1.0 is live already.'],
  ['a version that never was', '9.9.9', 'remote-reports 9.9.9 was never published on this site.'],
])('refuses %s', async (_case, version, message) => {
  await expect(rollback(site.store, NAME, version)).rejects.toThrow(message);
  expect((await live())?.version).toBe('1.1.0');
});

test('refuses to go back further than the first version', async () => {
  await rollback(site.store, NAME, undefined);
  await expect(rollback(site.store, NAME, undefined)).rejects.toThrow('has no earlier version');
});

test('refuses a version whose files are not those that were released', async () => {
  await site.store.change(`remotes/${NAME}/1.0.0/remoteEntry.js`, (text) => `${text} changed`);
  await expect(rollback(site.store, NAME, '1.0.0')).rejects.toThrow('are not those that were released');
});

test('refuses a version that the live shell has outgrown', async () => {
  site.showShell({ version: '2.0.0', contract: 3 });
  await expect(rollback(site.store, NAME, '1.0.0')).rejects.toThrow('is built for contract 1');
});

test('brings an earlier page of the shell back, unless a remote has outgrown it', async () => {
  await site.release({ name: 'shell', version: '1.1.0' }, { shared: { react: '19.3.1' } });
  await site.release({ name: 'shell', version: '1.2.0' }, { shared: { react: '19.4.0' } });
  await site.release({ name: 'remote-new', version: '1.0.0' }, { shared: { react: '19.4.0' } });
  await expect(rollback(site.store, 'shell', undefined)).rejects.toThrow(
    'remote-new 1.0.0 needs react ^19.4.0; shell 1.1.0',
  );
  await site.release({ name: 'remote-new', version: '1.0.1' });
  expect(await rollback(site.store, 'shell', undefined)).toBe('1.1.0');
  expect((await site.store.read('index.html'))?.toString()).toContain('1.1.0');
  expect((await readRegistry(site.store)).shell?.version).toBe('1.1.0');
});

test('released versions stay for 90 days after they were last live', async () => {
  await site.release({ name: NAME, version: '1.2.0' });
  await rollback(site.store, NAME, '1.0.0');
  const stored = async () =>
    new Set((await site.store.list('remotes')).map(({ path }) => path.split('/')[2]));
  await clearOldVersions(site.store, NAME, { withLocal: false, now: Date.now() + 89 * DAY });
  expect(await stored()).toEqual(new Set(['1.0.0', '1.1.0', '1.2.0']));
  await clearOldVersions(site.store, NAME, { withLocal: false, now: Date.now() + 91 * DAY });
  expect(await stored()).toEqual(new Set(['1.0.0']));
});

test('of local builds the three that were live last stay, however old their files are', async () => {
  const old = Date.now() / 1000 - 1000;
  for (const number of [1, 2, 3, 4, 5]) {
    const version = `1.1.0-local.0000000${number}`;
    await storeVersion(site.store, { name: NAME, version, folder: site.build(NAME, version) });
    await makeLive(site.store, { name: NAME, version, sources: 's' }, 'local');
    // The later it was live, the older its files, as in a copy of a site.
    for (const { path } of await site.store.list(`remotes/${NAME}/${version}`))
      utimesSync(join(site.folder, 'site', path), old - number, old - number);
  }
  const before = await site.store.list('remotes');
  await site.release({ name: NAME, version: '1.2.0' });
  expect(await site.store.list('remotes')).toEqual(expect.arrayContaining(before));
  await clearOldVersions(site.store, NAME, { withLocal: true });
  const kept = new Set((await site.store.list(`remotes/${NAME}`)).map(({ path }) => path.split('/')[2]));
  expect([...kept].filter((version) => version?.includes('local')).sort()).toEqual([
    '1.1.0-local.00000003',
    '1.1.0-local.00000004',
    '1.1.0-local.00000005',
  ]);
  expect(await rollback(site.store, NAME, undefined)).toBe('1.1.0-local.00000005');
});
