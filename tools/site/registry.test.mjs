import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, readRegistry, withEntry } from './registry.mjs';

/** @param {string} name @param {string} version */
function entry(name, version) {
  const entry = `remotes/${name}/${version}/mf-manifest.json`;
  return {
    name,
    version,
    entry,
    contract: 1,
    title: name,
    prefixes: [],
    bytes: 0,
    publishedAt: '',
    integrity: {},
    sources: '',
  };
}

test('another version replaces the remote and leaves the others', () => {
  const before = { remotes: [entry('remote-a', '1.0.0'), entry('remote-b', '1.0.0')] };
  expect(withEntry(before, entry('remote-a', '1.1.0'))).toEqual({
    remotes: [entry('remote-a', '1.1.0'), entry('remote-b', '1.0.0')],
  });
  expect(before.remotes[0]?.version).toBe('1.0.0');
});

test('of two changes at once both land, and nothing is left behind', async () => {
  const site = mkdtempSync(join(tmpdir(), 'registry-'));
  const names = ['remote-a', 'remote-b', 'remote-c'];
  await Promise.all(
    names.map((name) =>
      changeRegistry(site, (registry) => ({
        registry: withEntry(registry, entry(name, '1.0.0')),
        result: name,
      })),
    ),
  );
  expect(readRegistry(site).remotes.map(({ name }) => name)).toEqual(names);
  expect(readdirSync(site)).toEqual(['federation.json']);
  rmSync(site, { recursive: true });
});
