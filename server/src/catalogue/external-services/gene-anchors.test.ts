import { mappingsOf } from './assembly-map.ts';
import { mapFromGenes, type AnchorGene } from './embedded-liftover.ts';

const gene = (start: number, stop: number, shift: number, chr = '5'): AnchorGene => ({
  chr,
  start,
  stop,
  shift,
});

/** Where the first base of a guide of 23 goes. */
const moved = (genes: readonly AnchorGene[], start: number, chr = '5') =>
  mappingsOf(mapFromGenes(genes), { chr, start, stop: start + 22, strand: '+' }).map((place) => place.start);

test('what lies in a gene that moved as a whole moves with it', () => {
  expect(moved([gene(1000, 2000, 50)], 1000)).toEqual([1050]);
  expect(moved([gene(1000, 2000, 50)], 1978)).toEqual([2028]);
  expect(moved([gene(1000, 2000, 50)], 1979)).toEqual([]);
});

test('what lies between two genes that moved alike moves with them, in whatever order they come', () => {
  expect(moved([gene(5000, 6000, -7), gene(1000, 2000, -7)], 3000)).toEqual([2993]);
});

test('what lies between two genes that moved differently has no place', () => {
  expect(moved([gene(1000, 2000, 50), gene(5000, 6000, 51)], 3000)).toEqual([]);
});

test('in a gene around one that moved differently, only what is beside that one has a place', () => {
  const genes = [gene(1000, 9000, 50), gene(4000, 5000, 60)];
  expect(moved(genes, 2000)).toEqual([]);
  expect(moved(genes, 4100)).toEqual([4160]);
  expect(moved([...genes, gene(1500, 3000, 50)], 2000)).toEqual([2050]);
});

test('chromosomes are apart', () => {
  const genes = [gene(1000, 2000, 50), gene(1000, 2000, 90, 'X')];
  expect(moved(genes, 1500, 'X')).toEqual([1590]);
  expect(moved(genes, 1500, 'Y')).toEqual([]);
});
