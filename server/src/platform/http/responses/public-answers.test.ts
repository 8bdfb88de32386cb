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

describe('an answer that may be old when it is given', () => {
  test('is cached for so much less, so that the promise holds', () => {
    expect(publicCacheControl(5, 2)).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=10');
  });

  test('is not cached where the next one could be older than it', () => {
    expect(publicCacheControl(4, 2)).toContain('s-maxage=2');
    expect(publicCacheControl(3, 2)).toBeUndefined();
  });
});

test('nothing is cached where nothing is to be', () => {
  expect(publicCacheControl(0)).toBeUndefined();
});
