import { ApiError } from 'shared/api';
import { emptyMutation, mutationAnchor, valuesOfMutation } from '../../mutations/index.ts';
import { aMutation } from '../testing/outcomes.ts';
import type { PartResult } from './part-results.ts';
import { mutationErrors, savedTitles, saveProblems } from './save-problems.ts';

const MIN = 'MIN:000000000555';
const added = emptyMutation();
const ROWS = [valuesOfMutation(aMutation()), added];
const refused = (field: string) => new ApiError('Refused', 'http', 400, [{ field, message: 'Refused' }]);

const mutationFailed = (key: string, error: unknown): PartResult => ({
  part: { kind: 'mutation', key },
  title: `Mutation ${key}`,
  state: 'failed',
  error,
  isUnclear: false,
});
const outcomeFailed = (error: unknown): PartResult => ({
  part: { kind: 'outcome' },
  title: 'Colony',
  state: 'failed',
  error,
  isUnclear: false,
});
const saved: PartResult = { part: { kind: 'outcome' }, title: 'Colony', state: 'saved' };

describe('fields that the server refuses are those of the form (PP-26)', () => {
  test.each([
    [mutationFailed(MIN, refused('symbol')), 'mutations.0.symbol'],
    [mutationFailed(added.key, refused('genes')), 'mutations.1.genes'],
    [
      mutationFailed(MIN, refused('mutationSequences.2.sequence.sequence')),
      'mutations.0.mutationSequences.2.sequence',
    ],
    [outcomeFailed(refused('name')), 'name'],
    [outcomeFailed(refused('distributionProducts.1.productTypeName')), 'products.1.productTypeName'],
    [outcomeFailed(refused('colony.distributionProducts.1.startDate')), 'products.1.startDate'],
  ])('%#', (result, field) => {
    expect(saveProblems({ results: [result] }, ROWS)).toMatchObject([
      { part: result.title, error: { message: 'Refused', fields: [{ field, message: 'Refused' }] } },
    ]);
  });
});

test('each part that is not saved is named, and leads to its place', () => {
  const results = [mutationFailed(MIN, new Error('Broken')), saved];
  expect(saveProblems({ results }, ROWS)).toEqual([
    { part: `Mutation ${MIN}`, error: new Error('Broken'), elementId: mutationAnchor(MIN) },
  ]);
  expect(savedTitles({ results })).toEqual(['Colony']);
});

test('that the outcome could not be read is shown with everything else', () => {
  const readingError = new ApiError('No answer', 'network', 0);
  expect(saveProblems({ results: [saved], readingError }, ROWS)).toEqual([
    { part: 'The outcome could not be read after it was saved. Update again to go on', error: readingError },
  ]);
});

test('mutations learn why they are not saved, by their keys; one that was stored after all by its new one', () => {
  const stored = { ...mutationFailed(added.key, refused('symbol')), storedAs: 'MIN:000000000999' };
  expect(mutationErrors({ results: [mutationFailed(MIN, refused('symbol')), stored, saved] })).toEqual({
    [MIN]: 'Refused',
    'MIN:000000000999': 'Refused',
  });
});
