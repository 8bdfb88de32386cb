/** Facts of the mouse genome by which both the screens and the server judge coordinates. */
export { CHROMOSOMES, chromosomeSize } from './chromosome-sizes.ts';
export { chromosomeOfGuides, ONE_CHROMOSOME } from './one-chromosome.ts';
