import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from './history.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { TestSite } from './testing/test-site.mjs';

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

  test('when a newer version is live, unless an older one is asked for', async () => {
    await site.release({ name: NAME, version: '1.4.0' });
    await expect(site.release({ name: NAME, version: '1.10.0' })).resolves.toMatchObject({ forced: [] });
    const older = { name: NAME, version: '1.4.1' };
    await expect(site.release(older)).rejects.toThrow(
      'remote-reports 1.10.0 is live, which is newer than 1.4.1: name --older to release it all the same',
    );
    await site.release({ ...older, older: true });
    expect(await live()).toBe('1.4.1');
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
    'The type check, unit tests and the smoke test in a browser were left out.',
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

describe('what is released at the same moment', () => {
  /** The quick checks of all have succeeded before any of them is stored. @param {number} count @returns {() => Promise<string[]>} */
  function meeting(count) {
    let waiting = count;
    /** @type {() => void} */
    let open = () => {};
    const all = new Promise((resolve) => (open = () => resolve(undefined)));
    return async () => {
      waiting -= 1;
      if (waiting === 0) open();
      await all;
      return [];
    };
  }

  test('is checked again with what the other one has changed: of a shell and a remote that do not fit, one is refused', async () => {
    const met = meeting(2);
    const ends = await Promise.allSettled([
      site.release({ name: 'shell', version: '2.0.0' }, { contract: 3 }, { meet: met }),
      site.release({ name: 'remote-old', version: '1.0.0' }, { contract: 1 }, { meet: met }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { shell, remotes } = await readRegistry(site.store);
    expect([shell?.version, remotes.find(({ name }) => name === 'remote-old')?.version]).toContain(undefined);
  });

  test('leaves the newest version live', async () => {
    const met = meeting(3);
    const versions = ['1.3.0', '1.1.0', '1.2.0'];
    await Promise.allSettled(
      versions.map((version) => site.release({ name: NAME, version }, {}, { meet: met })),
    );
    expect(await live()).toBe('1.3.0');
  });
});

describe('what a killed command has left', () => {
  const order = { name: NAME, version: '1.1.0' };
  const folder = `remotes/${NAME}/1.1.0`;
  const file = () => join(site.folder, 'site', folder, 'remoteEntry.js');

  test('is made live where it is the same build', async () => {
    await site.store.addFolder(folder, site.build(NAME, '1.1.0'));
    await site.release(order);
    expect(await live()).toBe('1.1.0');
  });

  test('is replaced where it is another build, once nobody can be storing it any more', async () => {
    await site.store.addFolder(folder, site.build(NAME, '1.1.0', { script: 'another build' }));
    await expect(site.release(order)).rejects.toThrow('wait two minutes and try again');
    const before = Date.now() / 1000 - 180;
    for (const { path } of await site.store.list(folder))
      utimesSync(join(site.folder, 'site', path), before, before);
    await site.release(order);
    expect(await live()).toBe('1.1.0');
    expect(readFileSync(file(), 'utf8')).toBe('/* 1.1.0 */');
  });
});
