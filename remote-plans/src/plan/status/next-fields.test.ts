import { someStatusPaths } from 'shared/testing';
import { nextFieldsOf } from './next-fields.ts';

test.each([
  ['Plan Created', ['attemptExternalRef']],
  ['Attempt In Progress', ['totalEmbryosInjected', 'totalEmbryosSurvived']],
  ['Founder Obtained', ['outcomes']],
  ['Genotype Confirmed', []],
  ['Attempt Aborted', []],
])('what leads on from %s', (summaryStatusName, fields) => {
  expect(nextFieldsOf({ attemptTypeName: 'crispr', summaryStatusName }, someStatusPaths())).toEqual(fields);
});

test('a kind of attempt that the server does not name leads nowhere', () => {
  expect(nextFieldsOf({ attemptTypeName: 'other', summaryStatusName: 'Plan Created' }, [])).toEqual([]);
});
