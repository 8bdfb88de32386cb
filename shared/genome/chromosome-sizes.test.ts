import { CHROMOSOMES, chromosomeSize } from './chromosome-sizes.ts';

test.each([
  ['chr1', 195_154_279],
  ['chr19', 61_420_004],
  ['chrX', 169_476_592],
  ['chrY', 91_455_967],
  ['chrM', 16_299],
  ['chrUn_MU069435v1', 31_129],
  ['chr5_JH584299v1_random', 953_012],
])('%s has %i bases on GRCm39', (name, bases) => {
  expect(chromosomeSize(name)).toBe(bases);
});

test.each(['chr20', '5', 'chrx', 'constructor', ''])('%j is no name of a chromosome', (name) => {
  expect(chromosomeSize(name)).toBeUndefined();
});

test('the chromosomes to choose from are in the order of their numbers, without contigs (ui-screens 15)', () => {
  expect(CHROMOSOMES).toHaveLength(22);
  expect([CHROMOSOMES[0], CHROMOSOMES[18], ...CHROMOSOMES.slice(19)]).toEqual([
    'chr1',
    'chr19',
    'chrX',
    'chrY',
    'chrM',
  ]);
});
