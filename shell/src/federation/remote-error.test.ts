import { asRemoteError, reasonOf, RemoteError } from './remote-error.ts';

const remote = { name: 'remote-search', version: '1.2.3', contract: 1, entry: 'x.json', prefixes: ['/'] };

test('a failure names the remote and its version', () => {
  expect(new RemoteError(remote, 'timeout', 'too late').message).toBe(
    'remote-search 1.2.3 (timeout): too late',
  );
  expect(new RemoteError(remote, 'contract', 'too new').message).toBe(
    'remote-search 1.2.3 (interface): too new',
  );
});

test('an error of a screen becomes a failure of its remote, and keeps its cause', () => {
  const cause = new TypeError('x is undefined');
  expect(asRemoteError(cause, remote)).toMatchObject({ kind: 'render', cause });
  expect(asRemoteError('odd', remote).message).toContain('odd');
});

test('a part of a remote that could not be fetched counts as not loaded', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(asRemoteError(missing, remote).kind).toBe('load');
});

test('what is a failure of a remote already stays as it is', () => {
  const failure = new RemoteError(remote, 'contract', 'too new');
  expect(asRemoteError(failure, remote)).toBe(failure);
});

test('the long reports of the federation run time are cut to one line', () => {
  const report = [
    '[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003',
    'args: {"manifestUrl":"http://site/x.json"}',
    'View the docs to see how to solve: https://module-federation.io/guide',
    'Original Error Message:',
    ' TypeError: Failed to fetch',
  ].join('\n');
  expect(reasonOf(new Error(report))).toBe('Failed to get manifest. #RUNTIME-003 TypeError: Failed to fetch');
  expect(reasonOf(new Error('plain'))).toBe('plain');
  expect(reasonOf('no error at all')).toBe('no error at all');
});
