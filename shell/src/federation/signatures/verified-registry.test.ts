import type { RegistryEntry } from 'shared/remote';
import { verifiedRegistry } from './verified-registry.ts';

/** A release as the tools have signed it (tools/site/signing/signature.test.mjs has the same one). */
const KEY = '6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=';
const SIGNATURE = 'KrTMKVlekczQIYOn4z3WBT+l4U0wsWW6H3EhF8HqPjze/gQ9CwPbl3AEZgAY2SJK1SDCwb/t9/FozMU3glynAg==';
const DIGEST = `sha384-${'B'.repeat(64)}`;
const facts = {
  name: 'remote-reports',
  version: '1.2.0',
  contract: 2,
  title: 'Reports — “all”',
  prefixes: ['/reports'],
  entry: 'remotes/remote-reports/1.2.0/remoteEntry.js',
  integrity: { 'remoteEntry.js': DIGEST },
  files: DIGEST,
  bytes: 1234,
  signature: SIGNATURE,
};
const check = async (entry: RegistryEntry, keys = `remote-reports=${KEY} shell=${KEY}`) =>
  (await verifiedRegistry({ remotes: [entry] }, keys)).remotes[0];

test('a version that its team has signed runs, wherever its key stands', async () => {
  const live = { ...facts, publishedAt: '2026-01-01T00:00:00Z', sources: 'abc' };
  expect(await check(live)).toEqual(live);
  expect(await check(live, `*=${KEY}`)).toEqual(live);
});

test.each([
  [
    'changed digests',
    { integrity: { 'remoteEntry.js': `sha384-${'C'.repeat(64)}` } },
    'its signature does not fit',
  ],
  ['another address', { entry: 'https://evil.example/remoteEntry.js' }, 'its signature does not fit'],
  ['another declaration', { menu: { label: 'Sign in' } }, 'its signature does not fit'],
  ['no digests', { integrity: {} }, 'the digest of its entry is missing'],
  ['no list of files', { files: undefined }, '"files" is missing'],
  ['no signature', { signature: undefined }, 'it is not signed'],
  ['a signature that is no base64', { signature: '…' }, 'its signature does not fit'],
])('%s: nothing of it is left to load, and the reason is there', async (_what, change, refused) => {
  const entry = await check({ ...facts, ...change });
  expect(entry).toEqual({
    name: 'remote-reports',
    version: '1.2.0',
    contract: 2,
    title: 'Reports — “all”',
    prefixes: ['/reports'],
    entry: 'remotes/remote-reports/refused',
    refused,
  });
});

test('the key of another app does not count', async () => {
  expect((await check(facts, `shell=${KEY}`))?.refused).toBe('its signature does not fit');
});

test('a canary without a valid signature is nobody’s', async () => {
  const audience = { percentage: 50, accounts: [] };
  const staged = { facts: { ...facts, version: '1.3.0' }, audience };
  expect(await check({ ...facts, staged })).toEqual(facts);
  expect(await check({ ...facts, staged: { facts, audience } })).toHaveProperty('staged');
});
