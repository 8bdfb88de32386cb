import { RemoteError, type RemoteFailureKind } from './remote-error.ts';
import { whatMends, type LiveRegistry } from './what-mends.ts';

const OWN = '1.0.0';
const liveWith = (version: string, { contract = 1, shell = OWN } = {}): LiveRegistry => ({
  shell: { version: shell },
  remotes: [{ name: 'remote-x', version, contract, entry: '', prefixes: [], isOnTrial: false }],
});
const mend = (kind: RemoteFailureKind, live: LiveRegistry | undefined) =>
  whatMends(new RemoteError({ name: 'remote-x', version: '1.1.0' }, kind, 'gone'), live, OWN).kind;

test.each<[string, RemoteFailureKind, LiveRegistry | undefined, string]>([
  [
    'a version that was rolled back gives place to the one that is live',
    'render',
    liveWith('1.0.0'),
    'version',
  ],
  ['a newer version takes the place of one whose files are gone', 'load', liveWith('1.2.0'), 'version'],
  ['also of one that this page cannot run', 'contract', liveWith('1.2.0'), 'version'],
  ['also when the shell is another one by now', 'load', liveWith('1.2.0', { shell: '2.0.0' }), 'version'],
  ['files that did not come are asked for again', 'load', liveWith('1.1.0'), 'again'],
  ['also those that took too long', 'timeout', liveWith('1.1.0'), 'again'],
  ['a screen that broke waits for the person, or for another version', 'render', liveWith('1.1.0'), 'wait'],
  ['unless a newer shell may have what it lacks', 'render', liveWith('1.1.0', { shell: '2.0.0' }), 'reload'],
  [
    'a version for a newer shell is shown by its page',
    'load',
    liveWith('2.0.0', { contract: 9, shell: '2.0.0' }),
    'reload',
  ],
  ['and not by this one again', 'load', liveWith('2.0.0', { contract: 9 }), 'wait'],
  ['while the site does not answer nothing is asked of it', 'load', undefined, 'wait'],
  ['an area that is gone does not come back', 'load', { remotes: [] }, 'wait'],
])('%s', (_case, kind, live, expected) => {
  expect(mend(kind, live)).toBe(expected);
});
