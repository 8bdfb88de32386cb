import { isPublicAnswer, publicCacheControl, type AnsweredRead } from './public-answers.ts';

const SEARCH: AnsweredRead = { method: 'GET', route: '/api/projects/search', status: 200, headers: {} };

test.each([
  {},
  { route: '/api/v2/genes/:symbolOrId' },
  { route: '/api/conf' },
  { headers: { accept: 'text/csv' } },
])('a read of a visitor is for all: %j', (other) => {
  expect(isPublicAnswer({ ...SEARCH, ...other })).toBe(true);
});

test.each<Partial<AnsweredRead>>([
  { headers: { authorization: 'Bearer x' } },
  { headers: { cookie: 'anything=1' } },
  { method: 'POST' },
  { status: 304 },
  { status: 403 },
  { route: '/api/people/person' },
  { route: '/api/v2/my_work' },
  { route: '/api/configuration' },
  { route: undefined },
])('is not for others: %j', (other) => {
  expect(isPublicAnswer({ ...SEARCH, ...other })).toBe(false);
});

test('a change is seen after three times the age at the latest', () => {
  expect(publicCacheControl(5)).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=10');
});
