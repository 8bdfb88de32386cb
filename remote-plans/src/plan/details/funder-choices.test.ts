import { funderChoices } from './funder-choices.ts';

const FUNDERS = { BaSH: ['KOMP', 'NIH'], DTCC: ['Wellcome'] };

test.each([
  ['those of the work group (ui-screens 10.1)', 'BaSH', [], ['KOMP', 'NIH']],
  ['a stored one that has left the group stays', 'BaSH', ['EUCOMM', 'KOMP'], ['KOMP', 'NIH', 'EUCOMM']],
  ['none for a group without funders', 'MRC', [], []],
  ['only the stored ones without a work group', null, ['KOMP'], ['KOMP']],
])('funders that can be chosen: %s', (_what, workGroupName, funderNames, choices) => {
  expect(funderChoices(FUNDERS, { workGroupName, funderNames })).toEqual(choices);
});

test('before the lists are there the stored funders are shown, not taken away (PP-08)', () => {
  expect(funderChoices(undefined, { workGroupName: 'BaSH', funderNames: ['KOMP'] })).toEqual(['KOMP']);
});
