import type { PlacedGene, Plan } from 'shared/contract';
import { aPlan, anOverview } from '../testing/a-whole-project.ts';
import { drawingsOf, undrawnCount } from 'shared/gene-drawing';
import { placesOf } from './places-of.ts';

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
const UNPLACED: PlacedGene = { ...EGR2, symbol: 'Unplaced', positions: [], exonModel: null };

type CrisprAttempt = NonNullable<Plan['crisprAttempt']>;

const guide = (id: number, more: Partial<CrisprAttempt['guides'][number]> = {}) => ({
  id,
  gid: `GID:${String(id).padStart(12, '0')}`,
  sequence: null,
  guideSequence: null,
  pam: 'AGG',
  chr: '10',
  start: 51_200,
  stop: 51_222,
  strand: '+',
  genomeBuild: 'GRCm38',
  grnaConcentration: null,
  truncatedGuide: null,
  reversed: null,
  sangerService: null,
  formatName: null,
  sourceName: null,
  ...more,
});

const attempt = (guides: CrisprAttempt['guides']): CrisprAttempt => ({
  miDate: null,
  attemptExternalRef: null,
  experimental: null,
  comment: null,
  mutagenesisExternalRef: null,
  embryoTransferDay: null,
  totalTransferred: null,
  totalEmbryosInjected: null,
  totalEmbryosSurvived: null,
  embryo2Cell: null,
  strainInjectedName: null,
  nucleases: [],
  guides,
  mutagenesisDonors: [],
  reagents: [],
  genotypePrimers: [],
  assay: null,
});

const INTENTION = {
  molecularMutationTypeName: 'Deletion',
  mutationCategorizations: [],
  intentionsBySequences: [
    {
      index: 1,
      sequence: {
        id: 5,
        sequence: 'ACGT',
        typeName: 'complete',
        categoryName: null,
        sequenceLocations: [
          {
            id: 7,
            locationIndex: 2,
            location: {
              id: 8,
              chr: '10',
              start: 50_500,
              stop: 51_500,
              strand: '-',
              genomeBuild: 'GRCm39',
              strainName: null,
              speciesName: 'Mus musculus',
            },
          },
        ],
      },
    },
  ],
};

const DELETION = {
  pin: 'PIN:0000000001',
  tpo: 'TPO:000000000001',
  colonyName: 'JR31234',
  min: 'MIN:000000000001',
  symbol: 'Egr2<em1(IMPC)J>',
  genomeBuild: 'GRCm39',
  chr: '10',
  start: 50_900,
  stop: 51_400,
};

const plans = [aPlan({ crisprAttempt: attempt([guide(1), guide(2, { chr: '11' })]) })];
const overview = anOverview({ genes: [EGR2, UNPLACED], deletions: [DELETION] });
const places = placesOf({ projectIntentions: [INTENTION] }, plans, overview);

test('a gene is drawn with intentions, guides and deletions on one build, which is named (issue: gene drawing)', () => {
  expect(drawingsOf(overview.genes, places)).toEqual([
    {
      genomeBuild: 'GRCm39',
      chr: '10',
      gene: {
        symbol: 'Egr2',
        strand: '-',
        start: 50_000,
        stop: 54_000,
        exons: [{ start: 50_000, stop: 50_500 }],
      },
      tracks: [
        {
          label: 'Intentions',
          items: [
            {
              id: 'intention 0.1.2',
              kind: 'intention',
              name: 'Sequence 1, location 2',
              strand: '-',
              start: 50_500,
              stop: 51_500,
            },
          ],
        },
        {
          label: 'Guides',
          items: [
            {
              kind: 'guide',
              id: 'guide 1',
              name: 'GID:000000000001 of PIN:0000000001',
              strand: '+',
              start: 51_000,
              stop: 51_022,
              pam: { start: 51_020, stop: 51_022 },
              cutAfter: 51_016,
            },
          ],
        },
        {
          label: 'Deletions',
          items: [
            {
              kind: 'deletion',
              id: 'deletion 0',
              name: 'JR31234, Egr2<em1(IMPC)J>',
              start: 50_900,
              stop: 51_400,
            },
          ],
        },
      ],
    },
  ]);
});

test('what is in no drawing is counted: it must not look as if it were not there', () => {
  expect(undrawnCount(drawingsOf(overview.genes, places), places)).toBe(1);
});

test('tracks without anything in them are left out', () => {
  expect(drawingsOf([EGR2], [])[0]?.tracks).toEqual([]);
});

test('there is no drawing of genes whose position is not known', () => {
  expect(drawingsOf([UNPLACED], places)).toEqual([]);
});
