/** @jest-environment jest-fixed-jsdom */
import { landOnWork } from 'shared/session';
import { afterSignIn } from './after-sign-in.ts';

const JO = 'jo@lab.example';
const KIM = 'kim@lab.example';

beforeEach(() => {
  localStorage.clear();
  landOnWork(JO, true);
});

test.each([
  ['their work, where they have chosen so', null, JO, '/work'],
  ['also from the first page', '/', JO, '/work'],
  ['where they wanted to go', '/reports?tab=2', JO, '/reports?tab=2'],
  ['the search, where they have chosen nothing', null, KIM, '/'],
  ['the search, where nobody is signed in', null, undefined, '/'],
])('%s', (_case, returnUrl, email, address) => {
  expect(afterSignIn(returnUrl, email)).toBe(address);
});

test('the choice can be taken back', () => {
  landOnWork(JO, false);
  expect(afterSignIn(null, JO)).toBe('/');
});
