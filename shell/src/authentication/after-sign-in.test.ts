/** @jest-environment jest-fixed-jsdom */
import { landOnWork } from 'shared/session';
import { areaNamed, SITE_AREAS } from '../testing/site-areas.ts';
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
  expect(afterSignIn(returnUrl, email, SITE_AREAS)).toBe(address);
});

test('the choice can be taken back', () => {
  landOnWork(JO, false);
  expect(afterSignIn(null, JO, SITE_AREAS)).toBe('/');
});

test('no area shows what is theirs', () => {
  expect(afterSignIn(null, JO, [areaNamed('remote-reports')])).toBe('/');
});
