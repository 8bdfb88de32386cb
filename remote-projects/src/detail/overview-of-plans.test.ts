import { overviewOfPlans } from './overview-of-plans.ts';

test('production plans whose summary status is Genotype Confirmed have such a colony each', () => {
  const plan = (typeName: string, summaryStatusName: string) => ({ typeName, summaryStatusName });
  expect(
    overviewOfPlans(
      [
        plan('production', 'Genotype Confirmed'),
        plan('production', 'Founder Obtained'),
        plan('phenotyping', 'Genotype Confirmed'),
      ],
      true,
    ),
  ).toEqual({ genotypeConfirmedColonies: 1, hasConditionalMutation: true, genes: [], deletions: [] });
});
