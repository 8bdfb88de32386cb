import { openTypes } from './open-types.ts';

const lists = {
  phenotypingStagesTypesByAttemptTypes: {
    'adult and embryo phenotyping': ['early adult and embryo', 'late adult'],
    'haplo-essential phenotyping': ['haplo-essential', 'embryo'],
  },
};

// spec part 2 §5: phenotyping type options depend on the plan's attempt type; api-2 §18.5: without those it has.
test.each([
  ['adult and embryo phenotyping', [], ['early adult and embryo', 'late adult']],
  ['adult and embryo phenotyping', ['early adult and embryo'], ['late adult']],
  ['haplo-essential phenotyping', [], ['haplo-essential', 'embryo']],
  ['haplo-essential phenotyping', ['haplo-essential', 'embryo'], []],
  ['not known yet', [], []],
])('a plan for %s with stages [%s] can have %s', (attemptType, taken, open) => {
  const stages = taken.map((phenotypingTypeName) => ({ phenotypingTypeName }));
  expect(openTypes(lists, attemptType, stages)).toEqual(open);
});
