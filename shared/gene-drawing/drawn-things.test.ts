import { numberedExons } from './drawn-things.ts';

const exons = [
  { start: 300, stop: 350 },
  { start: 100, stop: 150 },
];

it.each([
  ['+', [100, 300]],
  ['-', [300, 100]],
  [null, [100, 300]],
])('exons of a gene on strand %s are counted in the direction in which it is read', (strand, starts) => {
  const numbered = numberedExons({ exons, strand });
  expect(numbered.map(({ start }) => start)).toEqual(starts);
  expect(numbered.map(({ number }) => number)).toEqual([1, 2]);
});
