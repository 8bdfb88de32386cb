import { isForeign, scrubMessage, scrubStack } from './scrub.ts';

test.each([
  ['jo.smith@lab.example was not found', '<email> was not found'],
  ["Gene 'Gpr173' is not known", 'Gene <text> is not known'],
  ['Gene “Gpr173” is not known', 'Gene <text> is not known'],
  ['TPN:000000042 and MGI:2441763 differ', '<id> and <id> differ'],
  ['https://tracker.example/#/search?q=Gpr173 answered 404.', '<address> answered 404.'],
  ['https://tracker.example/api/people/jo answered 404.', '<address> answered 404.'],
  ['GET /api/genes/Gpr173?page=1 failed', 'GET <address> failed'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqbyJ9.c2lnbmF0dXJl refused', 'Bearer <token> refused'],
  ['code 20261122 is wrong', 'code <number> is wrong'],
  ['', 'unknown'],
])('%s is reported as %s', (message, told) => {
  expect(scrubMessage(message)).toBe(told);
});

test.each([
  "Cannot read properties of undefined (reading 'rows')",
  'x.map is not a function',
  "Can't resolve module './plan'",
])('%s says nothing about anybody, and stays', (message) => {
  expect(scrubMessage(message)).toBe(message);
});

test('of an address of a script the path stays: it reports which file it was', () => {
  expect(
    scrubMessage('Loading "https://cdn.example/remotes/remote-search/1.0.0/remoteEntry.js?t=1" failed'),
  ).toBe('Loading "remotes/remote-search/1.0.0/remoteEntry.js" failed');
});

test('a message is cut where the server would refuse it', () => {
  expect(scrubMessage('so long '.repeat(100))).toHaveLength(300);
});

const CHROME = `TypeError: Gpr173 is not a function
    at Table (https://tracker.example/remotes/remote-reports/1.0.0/static/remote.0f3a91c2.js?t=1:1:234)
    at https://tracker.example/static/shell.77aa00bb.js:5:6
    at new Promise (<anonymous>)`;
const FIREFOX = `Table@https://tracker.example/remotes/remote-reports/1.0.0/static/remote.0f3a91c2.js:1:234
@https://tracker.example/static/shell.77aa00bb.js:5:6`;

test('a stack is reported by its files, without the message that some browsers begin it with', () => {
  expect(scrubStack(CHROME)).toEqual([
    'at Table (remotes/remote-reports/1.0.0/static/remote.0f3a91c2.js:1:234)',
    'at static/shell.77aa00bb.js:5:6',
  ]);
  expect(scrubStack(FIREFOX)).toEqual([
    'Table@remotes/remote-reports/1.0.0/static/remote.0f3a91c2.js:1:234',
    '@static/shell.77aa00bb.js:5:6',
  ]);
});

test('what an extension of the browser does is not ours', () => {
  const line = 'at chrome-extension://abc/content.js:1:2';
  expect(isForeign(`Error: x\n    ${line}`)).toBe(true);
  expect(isForeign(`${CHROME}\n${line}`)).toBe(false);
  expect(isForeign('Error: no lines')).toBe(false);
  expect(scrubStack(`${line}\n${FIREFOX}`)).toHaveLength(2);
});
