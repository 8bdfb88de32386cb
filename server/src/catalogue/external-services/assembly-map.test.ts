import { mappingsOf, type AssemblyMap } from './assembly-map.ts';

const MAP: AssemblyMap = new Map([
  [
    '5',
    [
      { start: 101, stop: 200, toChr: '5', toStart: 151, strand: '+' },
      { start: 201, stop: 300, toChr: '5', toStart: 252, strand: '+' },
      { start: 401, stop: 500, toChr: '7', toStart: 11, strand: '-' },
      { start: 601, stop: 700, toChr: '5', toStart: 601, strand: '+' },
      { start: 651, stop: 750, toChr: '5', toStart: 901, strand: '+' },
    ],
  ],
]);

const mappings = (start: number, stop: number, strand = '+', chr = '5') =>
  mappingsOf(MAP, { chr, start, stop, strand });

test('a place in a block moves with it', () => {
  const grcm39 = { chr: '5', genomeBuild: 'GRCm39' };
  expect(mappings(101, 123)).toEqual([{ ...grcm39, start: 151, stop: 173, strand: '+' }]);
  expect(mappings(278, 300, '-')).toEqual([{ ...grcm39, start: 329, stop: 351, strand: '-' }]);
});

test.each([
  ['between two blocks', 301, 320],
  ['over the end of a block', 190, 212],
  ['before the first block', 90, 110],
])('a place %s is nowhere', (_where, start, stop) => {
  expect(mappings(start, stop)).toEqual([]);
});

test('a place on a chromosome that the map does not know is nowhere', () => {
  expect(mappings(101, 123, '+', '6')).toEqual([]);
});

test('a place in two blocks is in two places', () => {
  expect(mappings(660, 670).map(({ start }) => start)).toEqual([660, 910]);
});

test('an inverted block flips the strand, and its first base becomes its last', () => {
  expect(mappings(401, 401, '-')).toEqual([
    { chr: '7', start: 110, stop: 110, strand: '+', genomeBuild: 'GRCm39' },
  ]);
  expect(mappings(490, 500, '+')).toEqual([
    { chr: '7', start: 11, stop: 21, strand: '-', genomeBuild: 'GRCm39' },
  ]);
});

test('a strand that is not + becomes -', () => {
  expect(mappings(101, 110, '-1').map(({ strand }) => strand)).toEqual(['-']);
});
