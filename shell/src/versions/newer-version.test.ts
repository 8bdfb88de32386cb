import { differenceOf } from './newer-version.ts';

const entry = (name: string, version: string) => ({ name, version, contract: 1, entry: 'x', prefixes: [] });
const running = {
  shell: '1.0.0',
  remotes: [entry('remote-a', '1.0.0'), entry('remote-b', '1.0.0')],
};

test.each([
  ['nothing has changed', { shell: { version: '1.0.0' }, remotes: running.remotes }, ''],
  ['the site does not tell its shell', { remotes: running.remotes }, ''],
  ['the shell is another', { shell: { version: '1.1.0' }, remotes: running.remotes }, 'shell 1.1.0'],
  [
    'a remote is newer, or older after a rollback',
    { remotes: [entry('remote-b', '0.9.0'), entry('remote-a', '1.1.0')] },
    'remote-a 1.1.0, remote-b 0.9.0',
  ],
  [
    'a remote has come and one has gone',
    { remotes: [entry('remote-a', '1.0.0'), entry('remote-c', '1.0.0')] },
    'remote-b gone, remote-c 1.0.0',
  ],
])('when %s', (_case, live, expected) => {
  expect(differenceOf(running, live)).toBe(expected);
});
