import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHistory } from './history.mjs';
import { makeLive, versionFolder } from './publish-remote.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { rollback } from './release.mjs';

const NAME = 'remote-reports';
/** @type {string} */
let site;

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'rollback-'));
  writeFileSync(
    join(site, 'frame.json'),
    JSON.stringify({ name: 'shell', version: '1.0.0', contract: 2, shared: {} }),
  );
  await publish('1.0.0', 1);
  await publish('1.1.0', 2);
});
afterEach(() => rmSync(site, { recursive: true }));

/** A version as a release leaves it. @param {string} version @param {number} contract */
async function publish(version, contract) {
  const folder = versionFolder(site, NAME, version);
  mkdirSync(folder, { recursive: true });
  const facts = {
    name: NAME,
    version,
    contract,
    shared: {},
    title: 'Reports',
    prefixes: ['/reports'],
    entry: 'm.json',
  };
  writeFileSync(join(folder, 'frame.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'm.json'), version);
  writeFileSync(join(folder, 'remoteEntry.js'), `/* ${version} */`);
  await makeLive(site, { name: NAME, version, sources: `sources of ${version}` }, 'release');
}

const live = () => liveEntry(readRegistry(site), NAME);

test('goes back to what was live before, with the facts of that version, and says so in the history', async () => {
  await rollback(site, NAME, undefined);
  expect(live()).toMatchObject({
    version: '1.0.0',
    contract: 1,
    title: 'Reports',
    prefixes: ['/reports'],
    entry: 'remotes/remote-reports/1.0.0/m.json',
    bytes: '/* 1.0.0 */'.length,
  });
  expect(readHistory(site).map(({ action, version }) => `${action} ${version}`)).toEqual([
    'release 1.0.0',
    'release 1.1.0',
    'rollback 1.0.0',
  ]);
});

test('takes the present working copy for known, so that the next start leaves the rollback live', async () => {
  const { sources } = await rollback(site, NAME, '1.0.0');
  expect(sources).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['a version that is live', '1.1.0', 'remote-reports 1.1.0 is live already.'],
  ['a version that never was', '9.9.9', 'remote-reports 9.9.9 was never published on this site.'],
])('refuses %s', async (_case, version, message) => {
  await expect(rollback(site, NAME, version)).rejects.toThrow(message);
  expect(live()?.version).toBe('1.1.0');
});

test('refuses to go back further than the first version', async () => {
  await rollback(site, NAME, undefined);
  await expect(rollback(site, NAME, undefined)).rejects.toThrow('has no earlier version');
});

test('refuses a version whose files are not those that were released', async () => {
  const entry = join(versionFolder(site, NAME, '1.0.0'), 'remoteEntry.js');
  writeFileSync(entry, `${readFileSync(entry, 'utf8')} changed`);
  await expect(rollback(site, NAME, '1.0.0')).rejects.toThrow('are not those that were released');
});

test('refuses a version that the live shell has outgrown', async () => {
  writeFileSync(
    join(site, 'frame.json'),
    JSON.stringify({ name: 'shell', version: '2.0.0', contract: 3, shared: {} }),
  );
  await expect(rollback(site, NAME, '1.0.0')).rejects.toThrow('is built for contract 1');
});
