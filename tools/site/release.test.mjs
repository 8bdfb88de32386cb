import { readHistory } from './history.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { TestSite } from './testing-site.mjs';

const NAME = 'remote-reports';
/** @type {TestSite} */
let site;
beforeEach(async () => {
  site = new TestSite();
  await site.release({ name: NAME, version: '1.0.0' });
});
afterEach(() => site.remove());

const live = async () => liveEntry(await readRegistry(site.store), NAME)?.version;

test('a release is live, noted in the history, and leaves every earlier file as it was', async () => {
  const before = await site.store.list('remotes');
  await site.release({ name: NAME, version: '1.1.0' });
  expect(await live()).toBe('1.1.0');
  expect(await readHistory(site.store)).toMatchObject([
    { action: 'release', name: NAME, version: '1.0.0', revision: 1 },
    { action: 'release', name: NAME, version: '1.1.0', revision: 2 },
  ]);
  expect(await site.store.list('remotes')).toEqual(expect.arrayContaining(before));
});

describe('a release is refused', () => {
  const order = { name: NAME, version: '1.1.0' };
  /** @param {Promise<unknown>} attempt @param {string} message */
  async function expectRefused(attempt, message) {
    await expect(attempt).rejects.toThrow(message);
    expect(await live()).toBe('1.0.0');
    expect(await site.store.list(`remotes/${NAME}/1.1.0`)).toEqual([]);
    expect(await readHistory(site.store)).toHaveLength(1);
  }

  test('when its unit tests fail', async () => {
    const tests = ['The unit tests of remote-reports fail.'];
    await expectRefused(
      site.release(order, {}, { tests }),
      'remote-reports 1.1.0 is not released.\nThe unit tests of remote-reports fail.',
    );
  });

  test('when a screen does not show in a browser', async () => {
    const smokeTest = ['remote-reports 1.1.0, /reports: Reports stopped working.'];
    await expectRefused(site.release(order, {}, { smokeTest }), 'Reports stopped working.');
  });

  test('when the contract does not fit the live shell', async () => {
    await expectRefused(
      site.release(order, { contract: 3 }),
      'remote-reports 1.1.0 is built for contract 3; shell 1.0.0 runs 2 and 1.',
    );
  });

  test('when a shared module of the live shell is out of range', async () => {
    await expectRefused(
      site.release(order, { shared: { react: '19.4.0' } }),
      'remote-reports 1.1.0 needs react ^19.4.0; shell 1.0.0 provides 19.3.1.',
    );
  });

  test('when the size budget is broken', async () => {
    await expectRefused(
      site.release(order, { budget: { first: 0.005, all: 1 } }),
      'remote-reports: the first files take 0.0 kB of 0.005 kB (compressed).',
    );
  });

  test('when another version is the canary', async () => {
    const audience = { percentage: 10, accounts: [] };
    await site.release({ name: NAME, version: '1.0.1', audience });
    await expect(site.release(order)).rejects.toThrow(
      'remote-reports 1.0.1 is live for some browsers: promote or abort it first.',
    );
  });

  test('when the version exists already, whatever is in it', async () => {
    const attempt = site.release({ name: NAME, version: '1.0.0', force: true }, { script: 'changed' });
    await expect(attempt).rejects.toThrow('remote-reports 1.0.0 is released already');
    expect((await site.store.read(`remotes/${NAME}/1.0.0/remoteEntry.js`))?.toString()).toBe('/* 1.0.0 */');
  });

  test('when there is no site', async () => {
    await site.store.remove(['frame.json']);
    await expectRefused(site.release(order), 'run "npm run build" first');
  });
});

test('what is forced out is live, and the history keeps what spoke against it', async () => {
  const { forced } = await site.release(
    { name: NAME, version: '2.0.0', force: true },
    { contract: 9 },
    { tests: ['never run'] },
  );
  expect(forced).toEqual([
    'Unit tests and the smoke test in a browser were left out.',
    'remote-reports 2.0.0 is built for contract 9; shell 1.0.0 runs 2 and 1.',
  ]);
  expect(await live()).toBe('2.0.0');
  expect((await readHistory(site.store)).at(-1)).toMatchObject({ version: '2.0.0', forced });
});

describe('a release of the shell', () => {
  const shell = { name: 'shell', version: '1.1.0' };

  test('is checked against every live remote and every canary', async () => {
    await site.release({ name: 'remote-old', version: '0.9.0' }, { contract: 1 });
    const audience = { percentage: 1, accounts: [] };
    await site.release({ name: NAME, version: '1.1.0', audience }, { shared: { react: '19.3.1' } });
    const attempt = site.release(shell, { contract: 3, shared: { react: '18.0.0' } });
    await expect(attempt).rejects.toThrow(
      'remote-old 0.9.0 is built for contract 1; shell 1.1.0 runs 3 and 2.\n' +
        'remote-reports 1.1.0 needs react ^19.3.0; shell 1.1.0 provides 18.0.0.',
    );
    expect((await readRegistry(site.store)).shell).toBeUndefined();
  });

  test('replaces the page, leaves the remotes, and is in the registry', async () => {
    const before = await site.store.list('remotes');
    await site.release(shell, { shared: { react: '19.4.0' } });
    expect((await site.store.read('index.html'))?.toString()).toContain('1.1.0');
    expect(await site.store.list('remotes')).toEqual(before);
    expect((await readRegistry(site.store)).shell).toMatchObject({ version: '1.1.0', contract: 2 });
    await expect(site.release(shell)).rejects.toThrow('shell 1.1.0 is released already');
  });
});
