/** @jest-environment jest-fixed-jsdom */
import { mayReload, reloadOnceFor, type Surroundings } from './reload-once.ts';

const now = 1_800_000_000_000;
const settled: Surroundings = { pageAge: 60_000, now, lastReload: undefined, hasUnsavedChanges: false };

describe('the page may be reloaded for a remote that cannot run in it', () => {
  test.each<[string, Partial<Surroundings>, boolean]>([
    ['when it has stood open for a while', {}, true],
    ['but not when it was just loaded', { pageAge: 9_999 }, false],
    ['but never when something typed would be lost', { hasUnsavedChanges: true }, false],
    ['but not again within ten minutes', { lastReload: now - 599_999 }, false],
    ['and again after that', { lastReload: now - 600_001 }, true],
  ])('%s', (_case, changes, expected) => {
    expect(mayReload({ ...settled, ...changes })).toBe(expected);
  });
});

describe('it is reloaded', () => {
  const reload = jest.fn();
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(60_000);
    reload.mockReset();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  test('once for a version of a remote', () => {
    expect(reloadOnceFor({ name: 'remote-x', version: '1.0.0' }, { reload })).toBe(true);
    expect(reloadOnceFor({ name: 'remote-x', version: '1.0.0' }, { reload })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnceFor({ name: 'remote-x', version: '1.0.1' }, { reload })).toBe(true);
  });

  test('not without a stored note of the first reload, which would loop', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnceFor({ name: 'remote-x', version: '1.0.0' }, { reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
