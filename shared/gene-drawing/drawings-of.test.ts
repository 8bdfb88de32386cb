import type { PlacedGene } from 'shared/contract';
import { drawingsOf, drawingWithoutGene, undrawnCount } from './drawings-of.ts';
import { guidePlace } from './guide-anatomy.ts';

const EGR2: PlacedGene = {
  symbol: 'Egr2',
  accessionId: 'MGI:95296',
  strand: '-',
  positions: [
    { genomeBuild: 'GRCm39', chr: '10', start: 50_000, stop: 54_000 },
    { genomeBuild: 'GRCm38', chr: '10', start: 50_200, stop: 54_200 },
  ],
  exonModel: { genomeBuild: 'GRCm38', chr: '10', exons: [{ start: 50_200, stop: 50_700 }] },
};

const guide = (id: string, genomeBuild: string | null, more: { start?: number | null; chr?: string } = {}) =>
  guidePlace(
    {
      chr: '10',
      start: 51_200,
      stop: 51_222,
      strand: '+',
      pam: 'AGG',
      guideSequence: 'GATTACAGATTACAGATTAC',
      genomeBuild,
      ...more,
    },
    { id, name: `Guide ${id}`, nucleaseTypeName: 'Cas9' },
  );

it('a drawing shows one build; guides on the other move to it with their PAM and cut (conversion and mixed builds)', () => {
  const places = [guide('1', 'GRCm38'), guide('2', 'GRCm39'), guide('3', 'NA')];
  const maps = drawingsOf([EGR2], places);
  expect(maps).toMatchObject([
    { genomeBuild: 'GRCm39', chr: '10', gene: { symbol: 'Egr2', exons: [{ start: 50_000, stop: 50_500 }] } },
  ]);
  expect(maps[0]?.tracks).toMatchObject([
    {
      label: 'Guides',
      items: [
        { id: '1', start: 51_000, stop: 51_022, pam: { start: 51_020, stop: 51_022 }, cutAfter: 51_016 },
        { id: '2', start: 51_200, stop: 51_222, pam: { start: 51_220, stop: 51_222 }, cutAfter: 51_216 },
      ],
    },
  ]);
  expect(undrawnCount(maps, places)).toBe(1);
});

describe('where no place of a gene is known', () => {
  it('the first place gives build and chromosome, and what lies elsewhere is left out', () => {
    const places = [
      guide('0', 'GRCm39', { start: null }),
      guide('1', 'GRCm39', { chr: 'chr10' }),
      guide('2', 'GRCm39', { chr: '11' }),
      guide('3', 'GRCm38'),
    ];
    const maps = drawingWithoutGene(places);
    expect(maps).toMatchObject([{ genomeBuild: 'GRCm39', chr: '10', gene: null }]);
    expect(maps[0]?.tracks[0]?.items).toMatchObject([{ id: '1', start: 51_200, cutAfter: 51_216 }]);
    expect(undrawnCount(maps, places)).toBe(3);
  });

  it('nor that of anything else, nothing is drawn', () => {
    expect(drawingWithoutGene([guide('0', null)])).toEqual([]);
  });
});
