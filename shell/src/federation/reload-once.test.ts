/** @jest-environment jest-fixed-jsdom */
import { RemoteError } from './remote-error.ts';
import { reloadOnceFor, shouldReload, type Surroundings } from './reload-once.ts';

const now = 1_800_000_000_000;
const settled: Surroundings = { pageAge: 60_000, now, lastReload: undefined, hasUnsavedChanges: false };

describe('a missing file is worth one reload', () => {
  test.each<[string, Partial<Surroundings>, boolean]>([
    ['when the page has stood open for a while', {}, true],
    ['but not when the page was just loaded', { pageAge: 9_999 }, false],
    ['but never when something typed would be lost', { hasUnsavedChanges: true }, false],
    ['but not again within ten minutes', { lastReload: now - 599_999 }, false],
    ['and again after that', { lastReload: now - 600_001 }, true],
  ])('%s', (_case, changes, expected) => {
    expect(shouldReload('load', { ...settled, ...changes })).toBe(expected);
  });
});

test.each(['timeout', 'contract', 'render'] as const)('a failure of kind %s is not', (kind) => {
  expect(shouldReload(kind, settled)).toBe(false);
});

describe('the page is reloaded', () => {
  const live = (version: string) => async () => ({
    remotes: [{ name: 'remote-x', version, contract: 1, entry: '', prefixes: [] }],
  });
  const failureOf = (version: string) => new RemoteError({ name: 'remote-x', version }, 'load', 'gone');
  const reload = jest.fn();
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(60_000);
    reload.mockReset();
    sessionStorage.clear();
  });

  test('once for a version of a remote, where another one is live', async () => {
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive: live('1.0.1') })).toBe(true);
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive: live('1.0.1') })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadOnceFor(failureOf('1.0.1'), { reload, readLive: live('1.0.2') })).toBe(true);
  });

  test('not where the same version is live: it would fail again', async () => {
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive: live('1.0.0') })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('not while the site does not answer: this page works, and the browser would replace it by an error', async () => {
    const readLive = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive: live('1.0.1') })).toBe(true);
  });

  test('not without a stored note of the first reload, which would loop', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await reloadOnceFor(failureOf('1.0.0'), { reload, readLive: live('1.0.1') })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

afterEach(() => jest.restoreAllMocks());
