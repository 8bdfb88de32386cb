import { liveEntry, readRegistry, withEntry } from './registry.mjs';
import { TestSite } from './testing/test-site.mjs';

/** @param {string} name @param {string} version */
function entry(name, version) {
  const entry = `remotes/${name}/${version}/mf-manifest.json`;
  const facts = { contract: 1, title: name, prefixes: [], bytes: 0, publishedAt: '', integrity: {} };
  return { ...facts, name, version, entry, sources: '' };
}

test('another version replaces the remote and leaves the others', () => {
  const remotes = [entry('remote-a', '1.0.0'), entry('remote-b', '1.0.0')];
  expect(withEntry({ revision: 1, remotes }, entry('remote-a', '1.1.0')).remotes).toEqual([
    entry('remote-a', '1.1.0'),
    entry('remote-b', '1.0.0'),
  ]);
  expect(remotes[0]?.version).toBe('1.0.0');
});

test('two releases at the same moment both land, in the registry and in the history', async () => {
  const site = new TestSite();
  const names = ['remote-a', 'remote-b', 'remote-c'];
  await Promise.all(names.map((name) => site.release({ name, version: '1.0.0' })));
  const registry = await readRegistry(site.store);
  expect(registry.remotes.map(({ name }) => name)).toEqual(names);
  expect(registry.revision).toBe(3);
  const history = (await site.store.read('federation-history.jsonl'))?.toString() ?? '';
  for (const name of names) expect(history).toContain(`"name":"${name}"`);
  site.remove();
});

test('an entry contains what the shell and a later rollback need', async () => {
  const site = new TestSite();
  await site.release({ name: 'remote-reports', version: '1.0.0' }, { modules: ['shared/ui-overlays'] });
  expect(liveEntry(await readRegistry(site.store), 'remote-reports')).toMatchObject({
    version: '1.0.0',
    contract: 2,
    title: 'Reports',
    prefixes: ['/reports'],
    modules: ['shared/ui-overlays'],
    entry: 'remotes/remote-reports/1.0.0/mf-manifest.json',
    integrity: {
      'mf-manifest.json': expect.stringMatching(/^sha384-[\w+/]{64}$/),
      'remoteEntry.js': expect.stringMatching(/^sha384-[\w+/]{64}$/),
    },
    bytes: 2 * '/* 1.0.0 */'.length,
  });
  site.remove();
});

test('the files of a screen are in it with their digests, and must be there', async () => {
  const site = new TestSite();
  const screen = { screen: '/reports', urls: ['/api/reports/list'] };
  const order = { name: 'remote-reports', version: '1.0.0' };
  const release = (/** @type {string} */ file) =>
    site.release(order, { reads: [{ ...screen, files: [file] }, screen] });
  await expect(release('static/gone.js')).rejects.toThrow('static/gone.js is missing in');
  await release('static/shell.0a1b2c3d.js');
  const digest = expect.stringMatching(/^sha384-[\w+/]{64}$/);
  expect(liveEntry(await readRegistry(site.store), 'remote-reports')).toMatchObject({
    reads: [{ ...screen, files: { 'static/shell.0a1b2c3d.js': digest } }, screen],
  });
  site.remove();
});
