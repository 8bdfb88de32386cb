import { previousVersion } from './history.mjs';

/** @param {string} name @param {string[]} versions */
function lived(name, ...versions) {
  return versions.map((version) => ({
    at: '',
    action: /** @type {const} */ ('release'),
    name,
    version,
    integrity: {},
  }));
}

test.each([
  ['nothing was ever published', [], undefined],
  ['only one version was', ['1.0.0'], undefined],
  ['the second version is live', ['1.0.0', '1.1.0'], '1.0.0'],
  ['one rollback happened: go further back', ['1.0.0', '1.1.0', '1.2.0', '1.1.0'], '1.0.0'],
  ['a fix was released after a rollback', ['1.0.0', '1.1.0', '1.0.0', '1.1.1'], '1.0.0'],
  ['the same version was published twice in a row', ['1.0.0', '1.1.0', '1.1.0'], '1.0.0'],
])('when %s', (_case, versions, expected) => {
  expect(previousVersion(lived('remote-reports', ...versions), 'remote-reports', () => true)).toBe(expected);
});

test('other remotes have their own past', () => {
  const history = [...lived('remote-reports', '1.0.0', '1.1.0'), ...lived('remote-search', '7.0.0')];
  expect(previousVersion(history, 'remote-reports', () => true)).toBe('1.0.0');
  expect(previousVersion(history, 'remote-search', () => true)).toBeUndefined();
});

test('a version whose files were cleared away is passed over', () => {
  const history = lived('remote-reports', '1.0.0', '1.1.0-local.aaaaaaaa', '1.1.0');
  expect(previousVersion(history, 'remote-reports', (version) => !version.includes('local'))).toBe('1.0.0');
});
