import { readHistory } from './history.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { releasesText } from './releases.mjs';
import { abort, accountSum, audienceText, promote } from './stage.mjs';
import { TestSite } from './testing-site.mjs';

const NAME = 'remote-reports';
/** @type {TestSite} */
let site;
beforeEach(async () => {
  site = new TestSite();
  await site.release({ name: NAME, version: '1.0.0' });
  const audience = { percentage: 10, accounts: [' Curator@Tracker.example'] };
  await site.release({ name: NAME, version: '1.1.0', audience });
});
afterEach(() => site.remove());

const live = async () => liveEntry(await readRegistry(site.store), NAME);

test('a staged version stands beside the live one, and names no account', async () => {
  const entry = await live();
  expect(entry?.version).toBe('1.0.0');
  expect(entry?.staged).toMatchObject({
    facts: { version: '1.1.0', entry: 'remotes/remote-reports/1.1.0/mf-manifest.json' },
    audience: { percentage: 10, accounts: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
  });
  expect(JSON.stringify(entry).toLowerCase()).not.toContain('curator');
});

test('the sum of an account is the one that the shell makes', () => {
  // The same words and sum as in shared/remote/staged-version.test.ts.
  expect(accountSum('Curator@Tracker.example', { name: NAME, version: '1.1.0' })).toBe(
    '63824f2737589fc91d8f8fba4c889f366375e30824ebb70f463c18bbab595ac0',
  );
});

test('promoted, it is live for everybody', async () => {
  expect(await promote(site.store, NAME)).toBe('1.1.0');
  expect(await live()).toMatchObject({ version: '1.1.0' });
  expect((await live())?.staged).toBeUndefined();
});

test('aborted, nothing of it is left in the registry', async () => {
  expect(await abort(site.store, NAME)).toBe('1.1.0');
  expect(await live()).toMatchObject({ version: '1.0.0' });
  expect((await live())?.staged).toBeUndefined();
});

test('there is nothing to promote or abort without a trial, and a first version has nothing beside it', async () => {
  await abort(site.store, NAME);
  await expect(promote(site.store, NAME)).rejects.toThrow(
    'No version of remote-reports is live for some browsers only.',
  );
  const audience = { percentage: 10, accounts: [] };
  await expect(site.release({ name: 'remote-new', version: '1.0.0', audience })).rejects.toThrow(
    'remote-new is not live yet: its first version is for everybody.',
  );
});

test('what was live when can be read, the latest first', async () => {
  await promote(site.store, NAME);
  const actions = (await readHistory(site.store)).map(({ action }) => action);
  expect(actions).toEqual(['release', 'stage', 'promote']);
  const text = await releasesText(site.store);
  expect(text).toMatch(/^live +version +for +since\nremote-reports +1\.1\.0 +everybody +\d{4}-/);
  expect(text).toMatch(
    /promote +remote-reports +1\.1\.0\n.* stage +remote-reports +1\.1\.0 +10 % of browsers and 1 account/,
  );
});

test.each([
  [{ percentage: 10, accounts: [] }, '10 % of browsers'],
  [{ percentage: 0, accounts: [] }, '0 % of browsers'],
  [{ percentage: 0, accounts: ['a', 'b'] }, '2 accounts'],
  [{ percentage: 5, accounts: ['a'] }, '5 % of browsers and 1 account'],
])('%j is for %s', (audience, expected) => {
  expect(audienceText(audience)).toBe(expected);
});
