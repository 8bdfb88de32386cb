import { measuredOf } from './measure-vitals.ts';

const facts = {
  name: 'LCP',
  value: 1234.6,
  entries: [{ startTime: 10 }, { startTime: 900 }],
  navigationType: 'navigate',
  navigationURL: undefined,
} as const;

test('a value of a page belongs to where the person was when it was reached', () => {
  expect(measuredOf(facts)).toEqual({
    metric: 'LCP',
    value: 1235,
    at: 900,
    pathname: undefined,
    isOfShell: false,
  });
});

test('layout shift is no time, and is not rounded to nothing', () => {
  expect(measuredOf({ ...facts, name: 'CLS', value: 0.01234, entries: [] })).toMatchObject({
    value: 0.0123,
    at: 0,
  });
});

test.each(['TTFB', 'FCP'] as const)('%s of a page is of the shell: no remote has begun', (name) => {
  expect(measuredOf({ ...facts, name })?.isOfShell).toBe(true);
});

test('a value of a way within the site belongs to where that led, without the query', () => {
  const within = { ...facts, navigationType: 'soft-navigation' } as const;
  const navigationURL = 'https://tracker.example/#/search?q=Gpr173';
  expect(measuredOf({ ...within, name: 'FCP', navigationURL })).toMatchObject({
    pathname: '/search',
    isOfShell: false,
  });
  expect(measuredOf({ ...within, name: 'TTFB', navigationURL })).toBeUndefined();
});

test('a page that comes out of memory was not fetched', () => {
  expect(measuredOf({ ...facts, name: 'TTFB', navigationType: 'back-forward-cache' })).toBeUndefined();
});
