import { isValidInterval, type DeletedInterval } from './deletion-coordinates.ts';

const deletion: DeletedInterval = { chr: 'chr5', start: 31_220_100, stop: 31_220_600, size: 500 };

test.each<[string, Partial<DeletedInterval>]>([
  ['within a chromosome', {}],
  ['up to the last base but one', { start: 151_758_147, stop: 151_758_148, size: 1 }],
  ['from the second base', { start: 1, stop: 2, size: 1 }],
  ['on a contig', { chr: 'chr4_JH584295v1_random', start: 10, stop: 20, size: 10 }],
  ['of nothing', { stop: 31_220_100, size: 0 }],
])('a deletion %s is valid', (_case, change) => {
  expect(isValidInterval({ ...deletion, ...change })).toBe(true);
});

test.each<[string, Partial<DeletedInterval>]>([
  ['without chromosome', { chr: null }],
  ['on an unknown chromosome', { chr: 'chr20' }],
  ['on a chromosome without its prefix', { chr: '5' }],
  ['on a chromosome in other letters', { chr: 'chrx' }],
  ['on a property of objects', { chr: 'constructor' }],
  ['without start', { start: null }],
  ['without stop', { stop: null }],
  ['without size', { size: null }],
  ['from before the chromosome', { start: 0, stop: 500 }],
  ['to the end of the chromosome', { start: 151_757_649, stop: 151_758_149 }],
  ['of another size', { size: 501 }],
  ['that runs backwards', { start: 31_220_600, stop: 31_220_100, size: 500 }],
])('a deletion %s is not valid', (_case, change) => {
  expect(isValidInterval({ ...deletion, ...change })).toBe(false);
});
