import { EMPTY_CREATION, emptyIntention, type CreationValues } from './creation-values.ts';
import { missingFields } from './missing-fields.ts';

const gene = { text: 'Atrx', symbol: 'Atrx', accessionId: 'MGI:103067' };
const intention = { ...emptyIntention(), molecularMutationTypeName: 'Deletion', gene };
const complete: CreationValues = {
  ...EMPTY_CREATION,
  consortia: ['IMPC'],
  privacyName: 'public',
  intentions: [intention],
  plan: { ...EMPTY_CREATION.plan, attemptTypeName: 'crispr', workUnitName: 'JAX', workGroupName: 'BaSH' },
};
const { plan } = complete;

describe('what a new project requires (spec part 1 §5, api-1 §11.3)', () => {
  test.each<[string, Partial<CreationValues>, string[]]>([
    ['everything required is there; categorizations, funders and comments are optional', {}, []],
    ['no consortium', { consortia: [] }, ['Consortia']],
    ['no privacy', { privacyName: '' }, ['Privacy']],
    [
      'no mutation type',
      { intentions: [{ ...intention, molecularMutationTypeName: '' }] },
      ['Molecular mutation type'],
    ],
    [
      'a typed gene that was not recognised does not count',
      { intentions: [{ ...intention, gene: { text: 'Atr', symbol: '', accessionId: '' } }] },
      ['Gene symbol'],
    ],
    [
      'of several intentions each is asked',
      { intentions: [intention, emptyIntention()] },
      ['Molecular mutation type of intention 2', 'Gene symbol of intention 2'],
    ],
    ['no attempt type', { plan: { ...plan, attemptTypeName: '' } }, ['Attempt Type']],
    ['no work unit', { plan: { ...plan, workUnitName: '' } }, ['Work Unit']],
    ['no work group', { plan: { ...plan, workGroupName: '' } }, ['Work Group']],
  ])('%s', (_case, change, expected) => {
    expect(missingFields({ ...complete, ...change })).toEqual(expected);
  });
});
