import { parseRegistry } from './registry.ts';

const search = {
  name: 'remote-search',
  version: '1.0.0',
  contract: 1,
  entry: 'remotes/remote-search/1.0.0/mf-manifest.json',
  prefixes: ['/', '/search'],
};

test('a registry is read with what the release tool wrote beside', () => {
  const json = { history: [], remotes: [{ ...search, bytes: 12, publishedAt: '2026-11-03T10:00:00Z' }] };
  expect(parseRegistry(json).remotes).toEqual([expect.objectContaining(search)]);
});

test.each([
  ['without an entry', { ...search, entry: '' }],
  ['without prefixes', { ...search, prefixes: undefined }],
  ['with a prefix that is no address', { ...search, prefixes: ['search'] }],
  ['with a contract that is no number', { ...search, contract: '1' }],
  ['with a title that is no text', { ...search, title: 7 }],
  ['with modules that are no texts', { ...search, modules: [1] }],
  ['that reads what is no address', { ...search, reads: [{ screen: '/', urls: [], once: [1] }] }],
  [
    'whose screen has digests that are no texts',
    { ...search, reads: [{ screen: '/', urls: [], files: { 'a.js': 1 } }] },
  ],
  [
    'with shared modules of a screen that are no texts',
    { ...search, reads: [{ screen: '/', urls: [], modules: [1] }] },
  ],
  ['with digests that are no texts', { ...search, integrity: { 'remoteEntry.js': 1 } }],
  [
    'with a trial of nothing',
    { ...search, staged: { facts: {}, audience: { percentage: 1, accounts: [] } } },
  ],
  ['with a trial for nobody', { ...search, staged: { facts: search } }],
  ['that is nothing', null],
])('a remote %s is left out, and the others stay', (_case, broken) => {
  expect(parseRegistry({ remotes: [broken, search] }).remotes).toEqual([search]);
});

test('a canary and the live shell are read', () => {
  const staged = { facts: { ...search, version: '1.1.0' }, audience: { percentage: 5, accounts: ['ab'] } };
  const registry = {
    revision: 3,
    shell: { version: '2.0.0', contract: 1 },
    remotes: [{ ...search, staged }],
  };
  expect(parseRegistry(registry)).toEqual({ shell: { version: '2.0.0' }, remotes: [{ ...search, staged }] });
});

test.each([[null], [[]], [{}], [{ remotes: {} }], ['']])('%j is no registry', (json) => {
  expect(() => parseRegistry(json)).toThrow('The registry of remotes has no list "remotes".');
});
