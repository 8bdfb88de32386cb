import { commandAuthor, readReason, workingCommit } from './author.mjs';
import { commitOf, readHistory } from './history.mjs';
import { releasesText } from './releases.mjs';
import { rollback } from './rollback.mjs';
import { abort, promote, widen } from './stage.mjs';
import { TestSite } from './testing/test-site.mjs';

const NAME = 'remote-reports';
/** @type {TestSite} */
let site;
beforeEach(() => {
  site = new TestSite();
});
afterEach(() => site.remove());

const jo = { actor: 'jo@lab.example', host: 'desk' };

test('every line of the history names who changed it, where, from which commit and why', async () => {
  const audience = { percentage: 10, accounts: [] };
  await site.release({ name: NAME, version: '1.0.0', by: { ...jo, commit: 'aaa' } });
  await site.release({ name: NAME, version: '1.1.0', audience, by: { ...jo, commit: 'bbb' } });
  await widen(site.store, NAME, { percentage: 50, accounts: [] }, jo);
  await promote(site.store, NAME, jo);
  await rollback(site.store, NAME, undefined, { ...jo, reason: 'numbers are wrong' });
  await site.release({ name: NAME, version: '1.2.0', audience, by: { ...jo, commit: 'ccc+' } });
  await abort(site.store, NAME, { ...jo, reason: 'too slow' });
  await site.release({ name: 'shell', version: '2.0.0', by: { ...jo, commit: 'ddd' } });
  await site.release({ name: 'shell', version: '2.1.0', by: { ...jo, commit: 'eee' } });
  await rollback(site.store, 'shell', undefined, { ...jo, reason: 'the menu is gone' });
  const lines = await readHistory(site.store);
  for (const line of lines) expect(line).toMatchObject(jo);
  expect(lines.map(({ action, version, commit, reason }) => [action, version, commit, reason])).toEqual([
    ['release', '1.0.0', 'aaa', undefined],
    ['stage', '1.1.0', 'bbb', undefined],
    ['widen', '1.1.0', 'bbb', undefined],
    ['promote', '1.1.0', 'bbb', undefined],
    ['rollback', '1.0.0', 'aaa', 'numbers are wrong'],
    ['stage', '1.2.0', 'ccc+', undefined],
    ['abort', '1.2.0', 'ccc+', 'too slow'],
    ['release', '2.0.0', 'ddd', undefined],
    ['release', '2.1.0', 'eee', undefined],
    ['rollback', '2.0.0', 'ddd', 'the menu is gone'],
  ]);
  const text = await releasesText(site.store);
  expect(text).toMatch(
    /rollback +remote-reports +1\.0\.0 +jo@lab\.example +desk +aaa +reason: numbers are wrong/,
  );
});

test('lines of early sites, which name nobody, are still read', async () => {
  const line = { at: '2024-01-01T00:00:00Z', action: 'release', name: NAME, version: '0.1.0', integrity: {} };
  await site.store.change('federation-history.jsonl', () => `${JSON.stringify(line)}\n`);
  expect(await releasesText(site.store)).toMatch(/2024-01-01 00:00 +release +remote-reports +0\.1\.0$/);
  expect(commitOf(await readHistory(site.store), NAME, '0.1.0')).toBeUndefined();
});

test('the author of a command is whom the environment names, on this machine', () => {
  process.env.RELEASE_ACTOR = 'ci of reports';
  expect(commandAuthor('a reason')).toEqual({
    actor: 'ci of reports',
    host: expect.stringMatching(/./),
    reason: 'a reason',
  });
  delete process.env.RELEASE_ACTOR;
  expect(commandAuthor().actor).toMatch(/./);
  expect(workingCommit()).toMatch(/^[0-9a-f]{12}\+?$/);
});

const needed = { isNeeded: true, todo: 'a rollback' };
test.each(['', '  ', undefined])('a rollback with %j as its reason is refused', (text) => {
  expect(() => readReason(text, needed)).toThrow(
    'Say why with --reason "…": a rollback stands in the history',
  );
});
test('a reason is one line of reasonable length', () => {
  expect(readReason(' two\n lines ', needed)).toBe('two lines');
  expect(readReason('', { ...needed, isNeeded: false })).toBeUndefined();
  expect(() => readReason('x'.repeat(501), needed)).toThrow('at most 500 are stored');
});
