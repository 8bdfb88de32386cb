import type { PlacedGene } from 'shared/contract';
import { buildToDraw, placeOnBuild } from './place-on-build.ts';

const ON_39 = { genomeBuild: 'GRCm39', chr: '5', start: 100_000, stop: 120_000 };
const ON_38 = { genomeBuild: 'GRCm38', chr: '5', start: 101_000, stop: 121_000 };
const gene = (...positions: PlacedGene['positions']): PlacedGene => ({
  symbol: 'Gpr173',
  accessionId: 'MGI:1918021',
  strand: '+',
  positions,
  exonModel: null,
});
const place = (
  start: number | null,
  stop: number | null,
  genomeBuild: string | null = 'GRCm39',
  chr = '5',
) => ({
  chr,
  start,
  stop,
  genomeBuild,
});

test('a gene is drawn on the newest build on which its position is known', () => {
  expect(buildToDraw(gene(ON_39, ON_38))).toBe(ON_39);
  expect(buildToDraw(gene(ON_38))).toBe(ON_38);
  expect(buildToDraw(gene())).toBeUndefined();
});

describe('a place', () => {
  const whole = gene(ON_39, ON_38);

  it('on the drawn build stays where it is', () => {
    expect(placeOnBuild(place(105_000, 105_022), whole, ON_39)).toEqual({ start: 105_000, stop: 105_022 });
  });

  it('on the other build moves with its gene', () => {
    expect(placeOnBuild(place(106_000, 106_022, 'GRCm38'), whole, ON_39)).toEqual({
      start: 105_000,
      stop: 105_022,
    });
  });

  it('may have the prefix chr', () => {
    expect(placeOnBuild(place(105_000, 105_022, 'GRCm39', 'chr5'), whole, ON_39)).toBeDefined();
  });

  it('is left out when its gene grew or shrank between the builds', () => {
    const grown = gene({ ...ON_39, stop: 120_007 }, ON_38);
    expect(
      placeOnBuild(place(106_000, 106_022, 'GRCm38'), grown, { ...ON_39, stop: 120_007 }),
    ).toBeUndefined();
  });

  it.each([
    ['its ends are not known', place(null, 105_022)],
    ['it ends before it begins', place(105_022, 105_000)],
    ['its build is not known', place(105_000, 105_022, null)],
    ['the gene is not known on its build', place(105_000, 105_022, 'NA')],
    ['it lies on another chromosome', place(105_000, 105_022, 'GRCm39', '6')],
    ['it lies farther away than the gene is long', place(140_001, 140_022)],
  ])('is left out when %s', (_why, left) => {
    expect(placeOnBuild(left, whole, ON_39)).toBeUndefined();
  });

  it('beside the gene is drawn, up to the length of the gene, and to 5,000 bases of a small one', () => {
    expect(placeOnBuild(place(140_000, 140_022), whole, ON_39)).toBeDefined();
    const small = { ...ON_39, stop: 100_099 };
    expect(placeOnBuild(place(105_099, 105_121), gene(small), small)).toBeDefined();
    expect(placeOnBuild(place(105_100, 105_121), gene(small), small)).toBeUndefined();
  });
});
