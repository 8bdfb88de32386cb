import { PLACED_GENE } from '../attempts/crispr/guides/testing/index.ts';
import { placesOfPlan, type GuideToPlace } from './places-of-plan.ts';
import { whatIsDrawn } from './what-is-drawn.ts';

const GUIDE: GuideToPlace = {
  name: 'Guide 1',
  chr: 'X',
  start: 150_500,
  stop: 150_522,
  strand: '+',
  genomeBuild: 'GRCm39',
  pam: 'AGG',
  guideSequence: null,
};
const placesOf = (...guides: Partial<GuideToPlace>[]) =>
  placesOfPlan(
    { guides: guides.map((more) => ({ ...GUIDE, ...more })), primers: [], nucleaseTypeName: 'Cas9' },
    'X',
  );

test('one build is drawn and named; what was moved to it and what is left out is named (conversion and mixed builds)', () => {
  const drawn = whatIsDrawn(
    [PLACED_GENE],
    placesOf({}, { genomeBuild: 'GRCm38' }, { name: 'Guide 3', genomeBuild: 'NA' }),
  );
  // Two guides have the ids of their places in the list, so that the one left out is the third.
  expect(drawn.maps).toMatchObject([{ genomeBuild: 'GRCm39', chr: 'X', gene: { symbol: 'Tgfb1' } }]);
  expect(drawn.maps[0]?.tracks[0]?.items.map(({ start }) => start)).toEqual([150_500, 150_400]);
  expect(drawn.remarks).toEqual([
    'Positions on GRCm38 are drawn where they come to lie on GRCm39.',
    'Not drawn: Guide 3. A position is missing, far from the gene, or known on another build only.',
  ]);
});

test('nothing has to be said where everything is drawn as it is stored', () => {
  expect(whatIsDrawn([PLACED_GENE], placesOf({})).remarks).toEqual([]);
});

test('without a gene the guides are drawn alone; without guides nothing is', () => {
  expect(whatIsDrawn([], placesOf({ genomeBuild: 'GRCm38' })).maps).toMatchObject([
    { genomeBuild: 'GRCm38', chr: 'X', gene: null },
  ]);
  expect(whatIsDrawn([], []).maps).toEqual([]);
});

test('many names are not all said', () => {
  const places = placesOf(
    ...Array.from({ length: 8 }, (_, index) => ({ name: `Guide ${index + 1}`, stop: null })),
  );
  expect(whatIsDrawn([PLACED_GENE], places).remarks).toEqual([
    'Not drawn: Guide 1, Guide 2, Guide 3, Guide 4, Guide 5 and 3 more. A position is missing, far from the gene, or ' +
      'known on another build only.',
  ]);
});

test('primers are said to have no build of their own', () => {
  const places = placesOfPlan(
    { guides: [], primers: [{ name: 'DF1', start: 150_100, end: 150_110 }], nucleaseTypeName: null },
    'X',
  );
  expect(whatIsDrawn([PLACED_GENE], places).remarks).toEqual([
    'Primers have no build of their own; they are drawn as if on that of the guides.',
  ]);
});
