import { CRISPR_DETAILS_FIELDS, INJECTION_FIELDS } from 'shared/record-fields';
import { lineOfFields, lineOfGuides, lineOfRows } from './section-lines.ts';

test.each([
  ['nothing', {}, ''],
  [
    'what is filled in',
    { miDate: '2031-02-26', attemptExternalRef: 'MI-77' },
    'MI date 2031-02-26, MI external Ref MI-77',
  ],
  [
    'a box that is ticked and a text by their names',
    { experimental: true, comment: 'Long.' },
    'Experimental, Comment',
  ],
  ['a box that is not ticked not at all', { experimental: false, comment: '' }, ''],
])('fields in a line: %s', (_what, stored, line) => {
  expect(lineOfFields(CRISPR_DETAILS_FIELDS, stored)).toBe(line);
});

test('of many fields the first are said, without the hints of their labels; nought is a value', () => {
  const stored = {
    totalEmbryosInjected: 84,
    totalEmbryosSurvived: 0,
    embryoTransferDay: 'Same Day',
    embryo2Cell: '68',
    totalTransferred: 61,
  };
  expect(lineOfFields(INJECTION_FIELDS, stored)).toBe(
    'Number of Embryos Injected 84, Number of Embryos Survived 0, Embryo Transfer Day Same Day, ' +
      'Number of Embryos Survived to 2 cell stage 68 and 1 more',
  );
});

test('rows in a line', () => {
  const rows = ['DF1', 'DR1', 'DW1', 'X', 'Y'].map((name, id) => ({ id, name }));
  expect(lineOfRows('Primer', rows, 'name')).toBe('5 primers: DF1, DR1, DW1, X and 1 more');
  expect(lineOfRows('Donor', [{ id: 1, oligo: 'ACGT' }], undefined)).toBe('1 donor');
  expect(lineOfRows('Primer', [], 'name')).toBe('');
});

test('guides in a line', () => {
  expect(lineOfGuides([{ chr: '9' }, { chr: '9' }, { chr: null }])).toBe('3 guides, chr 9');
  expect(lineOfGuides([])).toBe('');
});
