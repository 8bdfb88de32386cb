import { aStage } from '../testing/stages.ts';
import { stageFolds } from './stage-folds.ts';

const BEGUN = { phenotypingExperimentsStarted: '2031-05-21' };
const DONE = { ...BEGUN, initialDataReleaseDate: '2031-09-01' };
const NOT_BEGUN = { phenotypingExperimentsStarted: null };
const NO_TISSUE = { tissueDistributions: [] };

test.each([
  ['nothing has begun: dates come first', { ...NOT_BEGUN, ...NO_TISSUE }, { details: false, tissue: true }],
  [
    'begun: a date is open, tissue can be sent',
    { ...BEGUN, ...NO_TISSUE },
    { details: false, tissue: false },
  ],
  ['begun, with tissue', BEGUN, { details: false, tissue: true }],
  ['all dates are there', { ...DONE, ...NO_TISSUE }, { details: true, tissue: false }],
])('to edit, %s', (_what, stage, folded) => {
  const { details, tissue } = stageFolds(aStage(stage), true);
  expect({ details: details.startsFolded, tissue: tissue.startsFolded }).toEqual(folded);
});

test('to read, tissue is folded where there is none', () => {
  expect(stageFolds(aStage(DONE), false).details.startsFolded).toBe(false);
  expect(stageFolds(aStage(), false).tissue.startsFolded).toBe(false);
  expect(stageFolds(aStage(NO_TISSUE), false).tissue.startsFolded).toBe(true);
});

test('the lines say what there is', () => {
  const { details, tissue } = stageFolds(aStage(DONE), true);
  expect([details.line, tissue.line]).toEqual([
    'Phenotyping Experiments Started 2031-05-21, Initial Data Release date 2031-09-01',
    '1 tissue distribution: JAX',
  ]);
});
