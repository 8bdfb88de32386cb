import { screen, waitFor } from '@testing-library/react';
import { PHENOTYPING_FIELDS } from 'shared/record-fields';
import { http, refusal, startTestServer } from 'shared/testing';
import { aPhenotypingPlan, openPlanFacts, openPlanForm, save } from '../../testing/index.ts';
import { anOutcome, aSpecimen, aSpecimenOutcome } from '../../outcomes/testing/outcomes.ts';
import {
  controlOf,
  fillIn,
  newValues,
  shownAsFacts,
  shownInControls,
  wordsOf,
} from '../testing/round-trip.ts';

const server = startTestServer();

const configuration = { workUnits: ['JAX', 'BCM'], backgroundStrains: ['C57BL/6N', 'C57BL/6J'] };
const REFERENCE = 'Phenotyping External Reference (Colony or Specimen id)';

describe('a phenotyping attempt (ui-screens 16.1)', () => {
  test('each field is saved, shown and read as itself', async () => {
    const values = newValues(PHENOTYPING_FIELDS, {
      cohortProductionWorkUnitName: 'BCM',
      phenotypingBackgroundStrainName: 'C57BL/6J',
    });
    const opened = await openPlanForm({ plan: aPhenotypingPlan(), configuration });
    expect(screen.getByRole('heading', { name: 'Phenotyping Attempt Details' })).toBeVisible();
    await fillIn(opened.user, PHENOTYPING_FIELDS, values);
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.phenotypingAttempt).toEqual(values);
    expect(shownInControls(PHENOTYPING_FIELDS)).toEqual(values);
    opened.unmount();
    await openPlanFacts({
      plan: aPhenotypingPlan({
        phenotypingAttemptResponse: {
          phenotypingExternalRef: String(values.phenotypingExternalRef),
          phenotypingBackgroundStrainName: 'C57BL/6J',
          cohortProductionWorkUnitName: 'BCM',
          doNotCountTowardsCompleteness: true,
        },
      }),
    });
    expect(shownAsFacts(PHENOTYPING_FIELDS)).toEqual(wordsOf(PHENOTYPING_FIELDS, values));
  });

  test.each([
    [REFERENCE, 'Phenotyping External Reference is required'],
    ['Background Strain', 'Background Strain is required'],
  ])('%s is required (spec part 2 §5)', async (label, message) => {
    const plan = aPhenotypingPlan({ phenotypingAttemptResponse: {} });
    const { user, tracker } = await openPlanForm({ plan, configuration });
    await user.click(controlOf('Do not count towards completeness'));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Please correct the following');
    expect(controlOf(label)).toHaveAccessibleDescription(message);
    expect(tracker.updates).toEqual([]);
  });

  test('starts from an outcome, which opens beside the form', async () => {
    await openPlanForm({ plan: aPhenotypingPlan(), configuration });
    expect(screen.getByRole('heading', { name: 'Starting Point' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^TPO:000000000009/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^PIN:0000000009/ })).toBeVisible();
  });

  test.each([
    ['a colony', anOutcome(), 'ColonyNL-Z999-EM1, C57BL/6N'],
    [
      'a specimen without a reference',
      aSpecimenOutcome({ specimen: aSpecimen({ specimenExternalRef: null, backgroundStrainName: 'C3H' }) }),
      /^SpecimenC3H/,
    ],
  ])('names the mice of %s that it starts from', async (_kind, origin, text) => {
    const { tracker } = await openPlanFacts({ plan: aPhenotypingPlan(), origin });
    const label = await screen.findByText(/^(Colony|Specimen)$/);
    await waitFor(() => expect(label.closest('div')).toHaveTextContent(text));
    expect(tracker.reads).toContain('/api/plans/PIN:0000000009/outcomes/TPO:000000000009');
  });

  test('what is refused after submission is shown in the words of the server, and stays typed', async () => {
    const text =
      'The external reference, the background strain or the cohort production work unit can not be changed after data has been submitted to the DCC.';
    const { user } = await openPlanForm({ plan: aPhenotypingPlan(), configuration });
    server.use(http.put('*/api/plans/:pin', () => refusal(400, text)));
    await user.type(controlOf(REFERENCE), '-2');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(controlOf(REFERENCE)).toHaveValue('JR31234-2');
  });
});
