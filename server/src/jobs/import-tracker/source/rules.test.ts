import {
  accessionId,
  always,
  boundary,
  distributionCentre,
  earlierBoundary,
  email,
  insteadOf,
  lowerCase,
  owner,
  strand,
  trimmed,
  trimmedOrNone,
} from './rules.ts';

const changed = (value: string | null) => expect.objectContaining({ value, change: expect.any(String) });
const refused = { refusal: expect.any(String), advice: expect.any(String) };

test.each([
  ['Fict1', { value: 'Fict1' }],
  [' Fict1\t', changed('Fict1')],
  ['', { value: '' }],
  [null, { value: null }],
])('texts lose the blanks at their edges: %j', (text, expected) => {
  expect(trimmed(text, {})).toEqual(expected);
});

test.each([
  ['  ', changed(null)],
  ['', changed(null)],
  ['a1', { value: 'a1' }],
  [null, { value: null }],
])('an optional text without content becomes null: %j', (text, expected) => {
  expect(trimmedOrNone(text, {})).toEqual(expected);
});

test('a part must belong to something', () => {
  expect(owner('7', {})).toEqual({ value: '7' });
  expect(owner(null, {})).toEqual(refused);
});

test.each([
  ['ada@lab.example', { value: 'ada@lab.example' }],
  [' Ada@Lab.example', changed('ada@lab.example')],
  ['nobody', refused],
  ['a b@lab.example', refused],
  ['@lab.example', refused],
  ['', { value: null }],
  [null, { value: null }],
])('e-mail addresses are small letters around one @ (data-model, person): %j', (text, expected) => {
  expect(email(text, {})).toEqual(expected);
});

test.each([
  ['+', { value: '+' }],
  ['-', { value: '-' }],
  ['?', { value: '?' }],
  [null, { value: null }],
  ['', changed(null)],
  ['1', changed('+')],
  ['-1', changed('-')],
  [' + ', changed('+')],
  ['x', changed('?')],
])('strands are +, - or ? (data-model, location): %j', (text, expected) => {
  expect(strand(text, {})).toEqual(expected);
});

test.each([
  ['MGI:99', { value: 'MGI:99' }],
  [' mgi:99', changed('MGI:99')],
  ['HGNC:5', changed(null)],
  ['', changed(null)],
  [null, { value: null }],
])('accession ids are those of MGI: %j', (text, expected) => {
  expect(accessionId(text, {})).toEqual(expected);
});

test.each([
  ['5', { start: '5', stop: '9' }, { value: '5' }],
  ['9', { start: '9', stop: '9' }, { value: '9' }],
  ['10', { start: '10', stop: '9' }, changed(null)],
  ['5', { start: '5', stop: null }, changed(null)],
  [null, { start: null, stop: '9' }, { value: null }],
])('an end of an interval needs the other, and start comes first: %j of %j', (value, row, expected) => {
  expect(boundary(value, row)).toEqual(expected);
});

test('intervals of the earlier build are judged by their own ends', () => {
  const row = { start: '1', stop: '2', grcm38_start: '8', grcm38_stop: '7' };
  expect(earlierBoundary('8', row)).toEqual(changed(null));
  expect(earlierBoundary('8', { ...row, grcm38_stop: '9' })).toEqual({ value: '8' });
});

test('what the table means is no change', () => {
  expect(always('true')(null, {})).toEqual({ value: 'true' });
});

test('a derived value that differs from the stored one is reported', () => {
  const index = insteadOf('stored_index', 'moved');
  expect(index('3', { stored_index: '3' })).toEqual({ value: '3' });
  expect(index('3', { stored_index: '0' })).toEqual({ value: '3', change: 'moved', was: '0' });
  expect(index('3', { stored_index: null })).toEqual({ value: '3', change: 'moved', was: null });
});

test.each([
  ['Sanger', '1', changed('WTSI')],
  ['KOMP', '2', { value: 'KOMP' }],
  ['Munich', '3', changed('EUCOMM')],
  [' Kumamoto', '4', { value: 'Kumamoto' }],
])('reports know three distribution centres by their ids (data-model 1.3): %s, %s', (text, id, expected) => {
  expect(distributionCentre(text, { stored_id: id })).toEqual(expected);
});

test('names of reports are small letters', () => {
  expect(lowerCase('MGI_CRISPR ', {})).toEqual(changed('mgi_crispr'));
  expect(lowerCase('mgi_crispr', {})).toEqual({ value: 'mgi_crispr' });
  expect(lowerCase(null, {})).toEqual({ value: null });
});
