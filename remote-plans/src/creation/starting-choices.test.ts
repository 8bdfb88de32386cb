import { startingHint, startingOptions, type KnownOutcome } from './starting-choices.ts';

const outcome = (tpo: string, more: Partial<KnownOutcome> = {}): KnownOutcome => ({
  tpo,
  externalReference: `Name of ${tpo}`,
  pin: 'PIN:0000000001',
  attemptTypeName: 'crispr',
  outcomeTypeName: 'Colony',
  statusName: 'Genotype Confirmed',
  ...more,
});

const OUTCOMES = [
  outcome('confirmed'),
  outcome('in progress', { statusName: 'Genotype In Progress' }),
  outcome('modified', { attemptTypeName: 'crispr allele modification' }),
  outcome('specimen', { outcomeTypeName: 'Specimen', statusName: 'Specimen Group In Progress' }),
  outcome('nameless', { externalReference: null }),
];

const choosable = (typeName: string, attemptTypeName: string) =>
  startingOptions(OUTCOMES, typeName, attemptTypeName)
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

// api-2 section 5, and PP-18 for specimens.
test.each([
  ['phenotyping', 'adult and embryo phenotyping', ['confirmed', 'modified', 'nameless']],
  [
    'phenotyping',
    'haplo-essential phenotyping',
    ['confirmed', 'in progress', 'modified', 'specimen', 'nameless'],
  ],
  ['production', 'crispr allele modification', ['confirmed', 'nameless']],
  ['production', 'es cell allele modification', ['confirmed', 'nameless']],
  ['production', 'crispr', []],
])('%s, %s can start from %j', (typeName, attemptTypeName, expected) => {
  expect(choosable(typeName, attemptTypeName)).toEqual(expected);
});

test('choices read "{tpo} ({external reference})" (ui-screens 9)', () => {
  const labels = startingOptions(OUTCOMES, 'phenotyping', '').map(({ label }) => label);
  expect(labels).toContain('confirmed (Name of confirmed)');
  expect(labels).toContain('nameless');
});

test('a colony whose genotype is not confirmed is seen, with the reason, and not chosen (PP-27)', () => {
  const options = startingOptions(OUTCOMES, 'phenotyping', 'adult and embryo phenotyping');
  expect(options.find(({ value }) => value === 'in progress')?.disabled).toBe(true);
  expect(startingHint(options)).toBe('Only colonies with the status Genotype Confirmed can be chosen.');
});

test('without a status, as in responses of the existing tracker, the server decides', () => {
  const known = [{ tpo: 'TPO:000000000004', externalReference: 'A' }];
  const options = startingOptions(known, 'phenotyping', 'adult and embryo phenotyping');
  expect(options).toEqual([{ value: 'TPO:000000000004', label: 'TPO:000000000004 (A)', disabled: false }]);
  expect(startingHint(options)).toBeUndefined();
});

test('without a choice, there may be outcomes that others can read', () => {
  expect(startingHint([])).toMatch(
    /none yet, or only some that people of their plan’s work unit can read\.$/,
  );
});
