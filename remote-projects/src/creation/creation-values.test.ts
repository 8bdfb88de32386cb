import { creationOf, EMPTY_CREATION, type CreationValues } from './creation-values.ts';

const values: CreationValues = {
  consortia: ['IMPC', 'CMG'],
  privacyName: 'protected',
  recovery: true,
  comment: 'Two\nlines',
  intentions: [
    {
      molecularMutationTypeName: 'Deletion',
      mutationCategorizations: ['Conditional'],
      gene: { text: 'atrx', symbol: 'Atrx', accessionId: 'MGI:103067' },
    },
  ],
  plan: {
    attemptTypeName: 'crispr',
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    funderNames: ['KOMP'],
    comment: '',
  },
};

test('the request names everything that was entered, as spec part 1 §3 and api-1 §11.3 say', () => {
  expect(creationOf(values)).toEqual({
    comment: 'Two\nlines',
    privacyName: 'protected',
    recovery: true,
    consortia: [{ consortiumName: 'IMPC' }, { consortiumName: 'CMG' }],
    projectIntentions: [
      {
        molecularMutationTypeName: 'Deletion',
        mutationCategorizations: [{ name: 'Conditional' }],
        intentionByGene: { gene: { symbol: 'Atrx' } },
      },
    ],
    planDetails: {
      typeName: 'production',
      attemptTypeName: 'crispr',
      workUnitName: 'JAX',
      workGroupName: 'BaSH',
      funderNames: ['KOMP'],
      comment: null,
    },
  });
});

test('recovery is off at first, and there is one intention (spec part 1 §2 and §9)', () => {
  expect(EMPTY_CREATION.recovery).toBe(false);
  expect(EMPTY_CREATION.intentions).toHaveLength(1);
});
