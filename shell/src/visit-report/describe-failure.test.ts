/** @jest-environment jest-fixed-jsdom */
import { ApiError } from 'shared/api';
import { RemoteError } from '../federation/remote-error.ts';
import { describeFailure } from './describe-failure.ts';
import { FRAMES, PROJECTS, REPORTS } from './testing/frames.ts';

const ADDRESS = '/projects/TPN:000000042';
const describeAt = (cause: unknown, pathname = ADDRESS) => describeFailure({ cause, pathname }, FRAMES);

/** An error whose stack goes through these scripts, the innermost first. */
function errorIn(error: Error, ...scripts: string[]): Error {
  error.stack = [String(error), ...scripts.map((path) => `    at f (http://localhost/${path}:1:2)`)].join(
    '\n',
  );
  return error;
}

test.each([
  ['load', 'failed-to-load', 'load'],
  ['timeout', 'failed-to-load', 'timeout'],
  ['contract', 'failed-to-load', 'interface'],
  ['render', 'render', 'render'],
] as const)('a remote that failed with %s is %s, with its version in the message', (kind, told, named) => {
  const cause = new RemoteError(REPORTS, kind, 'no answer');
  expect(describeAt(cause, '/reports')).toMatchObject({
    area: 'remote-reports',
    kind: told,
    message: `remote-reports 1.2.0 (${named}): no answer`,
    route: '/reports/*',
  });
});

test('the stack of what broke a remote is reported, not that of the wrapping', () => {
  const broken = errorIn(new TypeError('x'), 'remotes/remote-reports/1.2.0/static/remote.js');
  const { stack } = describeAt(new RemoteError(REPORTS, 'render', 'x', broken)) ?? {};
  expect(stack).toEqual(['at f (remotes/remote-reports/1.2.0/static/remote.js:1:2)']);
});

test.each([
  [
    'remote-reports',
    ['static/shell.js', 'remotes/remote-reports/1.2.0/a.js', 'remotes/remote-projects/1.0.0/b.js'],
  ],
  ['shell', ['static/shell.js']],
  // Of another version there is nothing in this page.
  ['shell', ['remotes/remote-reports/1.0.0/a.js']],
])('an error that nobody caught is one of %s when its stack is %j', (area, scripts) => {
  expect(describeAt(errorIn(new TypeError('rows is undefined'), ...scripts))).toMatchObject({
    area,
    kind: 'unhandled',
    message: 'TypeError: rows is undefined',
    route: '/projects/:tpn',
  });
});

test('what was typed is in no report: neither the address nor the text of a response', () => {
  const refused = new ApiError('The gene Gpr173 does not exist.', 'http', 404);
  expect(describeAt(refused)?.message).toBe('ApiError (http, 404)');
  expect(JSON.stringify(describeAt(refused))).not.toMatch(/Gpr173|000000042/);
  expect(describeAt({ term: 'Gpr173' })?.message).toBe('Thrown: object');
});

test('a refusal of the content security policy is reported without what was requested', () => {
  const violation = (blockedURI: string, sourceFile: string) =>
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      blockedURI,
      sourceFile,
    });
  expect(describeAt(violation('https://evil.example/steal?token=1', ''))).toEqual({
    area: 'shell',
    kind: 'csp',
    message: 'connect-src refused https://evil.example',
    stack: [],
    route: '/projects/:tpn',
  });
  expect(describeAt(violation('data:image/png;base64,c2VjcmV0', ''))?.message).toBe(
    'connect-src refused data:',
  );
  const script = 'http://localhost/remotes/remote-projects/1.0.0/static/remote.js';
  expect(describeAt(violation('inline', script))).toMatchObject({
    area: PROJECTS.name,
    message: 'connect-src refused inline',
  });
});

test.each([
  ['a call that nobody waits for any more', new ApiError('Aborted', 'aborted', 0)],
  ['a request that was broken off', new DOMException('Aborted', 'AbortError')],
  ['a layout of two rounds', 'ResizeObserver loop completed with undelivered notifications.'],
])('%s is no failure', (_what, cause) => {
  expect(describeAt(cause)).toBeUndefined();
});

test('what an extension of the browser does is not reported', () => {
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at f (chrome-extension://abc/x.js:1:2)';
  expect(describeAt(error)).toBeUndefined();
});
