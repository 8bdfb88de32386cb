import { webcrypto } from 'node:crypto';
import type { RegistryEntry } from './registry.ts';
import { accountDigest, placeOf, versionFor } from './staged-version.ts';

// jsdom brings no digests of its own; browsers have them on https pages.
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const live: RegistryEntry = {
  name: 'remote-reports',
  version: '1.0.0',
  contract: 1,
  entry: 'remotes/remote-reports/1.0.0/mf-manifest.json',
  prefixes: ['/reports'],
};
const trial = { ...live, version: '1.1.0', entry: 'remotes/remote-reports/1.1.0/mf-manifest.json' };
const DIGEST = '63824f2737589fc91d8f8fba4c889f366375e30824ebb70f463c18bbab595ac0';
const staged = (percentage: number, accounts: string[] = []): RegistryEntry => ({
  ...live,
  staged: { facts: trial, audience: { percentage, accounts } },
});
const browsers = Array.from({ length: 2000 }, (_, index) => `browser-${index}`);

async function onTrial(percentage: number): Promise<string[]> {
  const chosen = browsers.map(async (browserId) => {
    const { version } = await versionFor(staged(percentage), { browserId, email: null });
    return version === '1.1.0' ? [browserId] : [];
  });
  return (await Promise.all(chosen)).flat();
}

test('without a canary everybody runs what is live', async () => {
  expect(await versionFor(live, { browserId: 'a', email: 'a@b.org' })).toEqual(live);
});

test('a trial reaches its share of browsers, and those stay on it while the share grows', async () => {
  const few = await onTrial(10);
  expect(few.length).toBeGreaterThan(140);
  expect(few.length).toBeLessThan(260);
  expect(await onTrial(50)).toEqual(expect.arrayContaining(few));
  expect(await onTrial(100)).toHaveLength(browsers.length);
  expect(await onTrial(0)).toEqual([]);
});

test('an account that is named runs it in any browser, another does not', async () => {
  const entry = staged(0, [DIGEST]);
  const version = async (email: string | null) =>
    (await versionFor(entry, { browserId: 'x', email })).version;
  expect(await version('curator@tracker.example')).toBe('1.1.0');
  expect(await version('somebody@tracker.example')).toBe('1.0.0');
  expect(await version(null)).toBe('1.0.0');
});

test('a browser without storage runs what is live for all', async () => {
  expect((await versionFor(staged(100), { browserId: null, email: null })).version).toBe('1.0.0');
});

test('the digest of an account is the one that the release tool makes', async () => {
  // The same words and digest as in tools/site/stage.test.mjs.
  expect(await accountDigest(' Curator@Tracker.example', trial)).toBe(DIGEST);
});

test('places are spread evenly from 0 to 100', () => {
  const tenths = new Map<number, number>();
  for (const browser of browsers) {
    const tenth = Math.floor(placeOf(browser) / 10);
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
  }
  expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const count of tenths.values()) expect(count).toBeGreaterThan(120);
});
