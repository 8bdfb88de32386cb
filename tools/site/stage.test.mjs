import { readHistory } from './history.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { releasesText } from './releases.mjs';
import { Refusal } from './refusal.mjs';
import { abort, accountDigest, audienceText, promote, widen } from './stage.mjs';
import { TestSite } from './testing/test-site.mjs';

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

test('the digest of an account is the one that the shell makes', () => {
  // The same words and digest as in shared/remote/staged-version.test.ts.
  expect(accountDigest('Curator@Tracker.example', { name: NAME, version: '1.1.0' })).toBe(
    '63824f2737589fc91d8f8fba4c889f366375e30824ebb70f463c18bbab595ac0',
  );
});

describe('widened', () => {
  test('it is live for more browsers and further accounts, and for all whom it was live for', async () => {
    const before = (await live())?.staged?.audience.accounts ?? [];
    const answer = await widen(site.store, NAME, { percentage: 50, accounts: ['jo@tracker.example'] });
    expect(answer).toEqual({ version: '1.1.0', audience: '50 % of browsers and 2 accounts' });
    const jo = accountDigest('jo@tracker.example', { name: NAME, version: '1.1.0' });
    expect((await live())?.staged).toMatchObject({
      facts: { version: '1.1.0' },
      audience: { percentage: 50, accounts: [...before, jo] },
    });
    expect((await live())?.version).toBe('1.0.0');
  });

  test('without a percentage the share stays; an account that has it is not counted twice', async () => {
    const { audience } = await widen(site.store, NAME, { accounts: ['curator@tracker.example'] });
    expect(audience).toBe('10 % of browsers and 1 account');
  });

  test('it never becomes narrower: nobody goes back to the version before without an abort', async () => {
    const narrower = widen(site.store, NAME, { percentage: 9, accounts: [] });
    await expect(narrower).rejects.toThrow(
      new Refusal(
        'remote-reports 1.1.0 is live for 10 % of browsers already: name a larger percentage, or abort the trial.',
      ),
    );
    expect((await live())?.staged?.audience.percentage).toBe(10);
  });

  test('it can be promoted, and what it was live for when can be read', async () => {
    await widen(site.store, NAME, { percentage: 50, accounts: [] });
    await promote(site.store, NAME);
    const lines = (await readHistory(site.store)).map(({ action, audience }) => [action, audience]);
    expect(lines).toEqual([
      ['release', undefined],
      ['stage', '10 % of browsers and 1 account'],
      ['widen', '50 % of browsers and 1 account'],
      ['promote', undefined],
    ]);
  });

  test('there is nothing to widen without a trial', async () => {
    await abort(site.store, NAME);
    await expect(widen(site.store, NAME, { percentage: 50, accounts: [] })).rejects.toThrow(
      'No version of remote-reports is live for some browsers only.',
    );
  });
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
