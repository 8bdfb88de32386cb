import { foundClones, type FoundClone } from './found-clones.ts';

const OURS = { id: 3001, name: 'EPD0463_1_A11', pipelineId: 7, alleleId: 55, productionQcLoxpScreen: 'pass' };
const OLD = {
  id: 3002,
  name: 'EPD0463_1_A12',
  markerSymbol: 'Abtb3',
  pipeline: 'EUCOMM',
  mutationSubtype: 'conditional_ready',
  loxPScreen: 'no reads detected',
};

const FOUND_OURS: FoundClone = {
  name: 'EPD0463_1_A11',
  pipelineName: null,
  pipelineId: 7,
  mutationSubtype: null,
  alleleId: 55,
  loxpScreen: 'pass',
};
const FOUND_OLD: FoundClone = {
  name: 'EPD0463_1_A12',
  pipelineName: 'EUCOMM',
  pipelineId: null,
  mutationSubtype: 'conditional_ready',
  alleleId: null,
  loxpScreen: 'no reads detected',
};

describe('both shapes of responses are parsed (PP-15, ui-screens 12.5)', () => {
  test.each([
    ['a HAL collection', { _embedded: { targrep_es_cells: [OURS] }, _links: {} }, [FOUND_OURS]],
    ['a plain list', [OLD, OURS], [FOUND_OLD, FOUND_OURS]],
    ['one clone', { ...OURS, _links: { self: { href: '' } } }, [FOUND_OURS]],
    ['a collection of nothing', { _links: { self: { href: '' } } }, []],
    ['an empty list', [], []],
    ['no answer', null, []],
  ])('%s', (_shape, response, clones) => {
    expect(foundClones(response)).toEqual(clones);
  });
});
