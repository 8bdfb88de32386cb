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

test('the page is reloaded once for a version of a remote', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const reload = jest.fn();
  const failure = new RemoteError({ name: 'remote-x', version: '1.0.0' }, 'load', 'gone');
  expect(reloadOnceFor(failure, reload)).toBe(true);
  expect(reloadOnceFor(failure, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  const newer = new RemoteError({ name: 'remote-x', version: '1.0.1' }, 'load', 'gone');
  expect(reloadOnceFor(newer, reload)).toBe(true);
});

test('does not reload without a stored note of the first reload, which would loop', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = jest.fn();
  expect(reloadOnceFor(new RemoteError({ name: 'remote-y', version: '1.0.0' }, 'load', 'gone'), reload)).toBe(
    false,
  );
  expect(reload).not.toHaveBeenCalled();
});

afterEach(() => jest.restoreAllMocks());
