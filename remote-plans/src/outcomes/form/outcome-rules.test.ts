import { COLONY_CHECKS, SPECIMEN_CHECKS } from './outcome-rules.ts';

test.each([
  ['', 'Name is required'],
  ['  ', 'Name is required'],
  [' NL-1', 'The colony name contains leading or trailing spaces.'],
  ['NL-1 ', 'The colony name contains leading or trailing spaces.'],
  ['NL 1', true],
])('the name %j of a colony: %s (spec part 2 §5, api-2 §13.2)', (name, expected) => {
  expect(COLONY_CHECKS.name(name)).toBe(expected);
});

test.each([
  ['', 'Background Strain is required'],
  ['C57BL/6N', true],
])('the strain %j of a colony or specimen: %s (spec part 2 §5)', (strain, expected) => {
  expect(COLONY_CHECKS.backgroundStrainName(strain)).toBe(expected);
  expect(SPECIMEN_CHECKS.backgroundStrainName(strain)).toBe(expected);
});
