import { signedTokens } from './signed-tokens.ts';

const tokens = signedTokens('a secret for tests that is long enough');
const NOON = new Date('2031-03-01T12:00:00Z');

test('a token gives the id that it was made of', () => {
  expect(tokens.read('end mails', tokens.sign('end mails', 42))).toBe(42);
});

test('a token is read until its time, and no longer', () => {
  const token = tokens.sign('confirm a follow', 7, NOON);
  expect(tokens.read('confirm a follow', token, new Date(NOON.getTime() - 1000))).toBe(7);
  expect(tokens.read('confirm a follow', token, NOON)).toBeNull();
});

test.each([
  ['made for something else', tokens.sign('confirm a follow', 42)],
  ['made with another secret', signedTokens('another secret that is long enough').sign('end mails', 42)],
  ['for another id', tokens.sign('end mails', 42).replace(/^42/, '43')],
  ['for a longer time', tokens.sign('end mails', 42, NOON).replace(/\.\d+\./, '.0.')],
  ['no token', 'x'],
  ['empty', ''],
])('refuses a token that is %s', (_what, token) => {
  expect(tokens.read('end mails', token, new Date(NOON.getTime() - 1000))).toBeNull();
});
