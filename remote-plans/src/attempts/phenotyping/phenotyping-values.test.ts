import { aPhenotypingPlan } from '../../testing/index.ts';
import { phenotypingInputOf, phenotypingValuesOf, recordedAttempt } from './phenotyping-values.ts';

const plan = aPhenotypingPlan();
const begun = aPhenotypingPlan({ phenotypingAttemptResponse: {} });

test('what is read as phenotypingAttemptResponse is sent as phenotypingAttempt (ui-screens 16.1)', () => {
  const input = phenotypingInputOf(phenotypingValuesOf(plan), plan);
  expect(input).toEqual({ phenotypingAttempt: plan.phenotypingAttemptResponse });
});

test('an emptied choice is sent as null (PP-36)', () => {
  const { phenotyping } = phenotypingValuesOf(plan);
  const emptied = { phenotyping: { ...phenotyping, cohortProductionWorkUnitName: '' } };
  expect(phenotypingInputOf(emptied, plan)).toMatchObject({
    phenotypingAttempt: { phenotypingExternalRef: 'JR31234', cohortProductionWorkUnitName: null },
  });
});

test('an empty attempt counts as absent, and is not sent while it is not begun (api-2 §4.6)', () => {
  expect(recordedAttempt(begun)).toBeUndefined();
  expect(phenotypingInputOf(phenotypingValuesOf(begun), begun)).toEqual({});
});

test('an attempt that was begun is sent', () => {
  const values = phenotypingValuesOf(begun);
  const filledIn = { phenotyping: { ...values.phenotyping, phenotypingExternalRef: 'JR1' } };
  expect(phenotypingInputOf(filledIn, begun)).toEqual({
    phenotypingAttempt: {
      phenotypingExternalRef: 'JR1',
      cohortProductionWorkUnitName: null,
      phenotypingBackgroundStrainName: null,
      doNotCountTowardsCompleteness: null,
    },
  });
});
