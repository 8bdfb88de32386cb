import { commonConcentration, haveDifferentConcentrations, isForAll } from './common-concentration.ts';

const guides = (...texts: string[]) => texts.map((grnaConcentration) => ({ grnaConcentration }));

test.each<[string[], boolean, number | null]>([
  [[], false, null],
  [['50'], false, 50],
  [['50', '50.0'], false, 50],
  [['50', '25'], true, null],
  [['50', '', '25'], true, null],
  [['50', ''], false, null],
  [['', ''], false, null],
])('concentrations %j differ: %s, common: %s (ui-screens 11.4)', (texts, differ, common) => {
  expect(haveDifferentConcentrations(guides(...texts))).toBe(differ);
  expect(commonConcentration(guides(...texts))).toBe(common);
});

test.each([
  [50, true],
  [0.05, true],
  [0, false],
  [null, false],
])('%s is given to all guides: %s (spec 5: a nonzero number)', (concentration, expected) => {
  expect(isForAll(concentration)).toBe(expected);
});
