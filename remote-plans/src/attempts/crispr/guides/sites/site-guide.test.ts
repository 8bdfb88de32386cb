import { placeOfSite } from './site-guide.ts';

const SITE = { start: 3, stop: 25, strand: '+' } as const;

test('counts from the leftmost base in the genome', () => {
  expect(placeOfSite(SITE, { chr: ' X ', start: '1,000', strand: '+' }, 100)).toEqual({
    chr: 'X',
    start: 1002,
    stop: 1024,
    strand: '+',
  });
});

test('a sequence of the other strand is read from its end', () => {
  expect(placeOfSite(SITE, { chr: '9', start: '1000', strand: '-' }, 100)).toEqual({
    chr: '9',
    start: 1075,
    stop: 1097,
    strand: '-',
  });
  expect(placeOfSite({ ...SITE, strand: '-' }, { chr: '9', start: '1000', strand: '-' }, 100)?.strand).toBe(
    '+',
  );
});

test.each([
  ['', '1000'],
  ['9', ''],
  ['9', 'somewhere'],
])('chromosome %j and start %j are no place', (chr, start) => {
  expect(placeOfSite(SITE, { chr, start, strand: '+' }, 100)).toBeUndefined();
});
