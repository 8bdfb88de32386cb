import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import { startTestServer } from 'shared/testing';
import { aMutation, anOutcome, aColony, aSpecimenOutcome } from '../testing/outcomes.ts';
import { openOutcomeForm } from '../testing/open-outcome.tsx';

startTestServer();
beforeEach(() => localStorage.clear());

const update = () => screen.getByRole('button', { name: 'Update' });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const comment = () => screen.getByRole('textbox', { name: 'Genotyping comment' });
const nextStep = () => screen.getByRole('combobox', { name: 'Next step' });

describe('the form of an outcome (ui-screens 15.1 and 15.2)', () => {
  test('shows what is stored', async () => {
    await openOutcomeForm({ mutations: [aMutation()] });
    expect(name()).toHaveValue('NL-Z999-EM1');
    expect(comment()).toHaveValue('Second litter');
    expect(screen.getByRole('combobox', { name: 'Background Strain' })).toHaveValue('C57BL/6N');
    expect(screen.getByRole('heading', { name: 'Mutation id: MIN:000000000555' })).toBeVisible();
    expect(screen.getByText('* required fields')).toBeVisible();
    // The type is chosen once, when the outcome is created.
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
  });

  test('a strain that has left the list is still offered', async () => {
    await openOutcomeForm({
      outcome: anOutcome({ colony: aColony({ backgroundStrainName: 'Old strain' }) }),
    });
    expect(screen.getByRole('combobox', { name: 'Background Strain' })).toHaveValue('Old strain');
  });

  test('Update is enabled only while the outcome differs from what is stored (spec part 2 §5)', async () => {
    const { user, tracker } = await openOutcomeForm();
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.click(update());
    await user.type(name(), '2');
    expect(update()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Changed: Colony Details')).toBeVisible();
    await user.type(name(), '{Backspace}');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
    expect(tracker.sent.outcomes).toEqual([]);
  });

  test.each([
    [' ', 'Colony Details: Name is required'],
    ['NL-2 ', 'Colony Details, Name: The colony name contains leading or trailing spaces.'],
  ])('the name %j is shown at the top, with the way to the field (PP-22, PP-26)', async (value, line) => {
    const { user, tracker } = await openOutcomeForm();
    await user.clear(name());
    await user.type(name(), value);
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: line }));
    expect(name()).toHaveFocus();
    expect(tracker.sent.outcomes).toEqual([]);
  });

  test('leaving with unsaved changes is asked about (PP-07)', async () => {
    const { user } = await openOutcomeForm();
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(name(), '2');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(update());
    await screen.findByText('The update was successful.');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('what was typed and not sent is offered on the next visit, over what is stored by then (PP-07)', async () => {
    const { user, unmount, tracker } = await openOutcomeForm();
    await user.type(comment(), ', unsent');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    unmount();
    const stored = tracker.stored().outcome;
    const next = await openOutcomeForm({
      outcome: { ...stored, colony: aColony({ name: 'Renamed meanwhile' }) },
    });
    await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('Second litter, unsent');
    expect(name()).toHaveValue('Renamed meanwhile');
  });
});

describe('the status of a colony (ui-screens 2.2, 2.3, 15.2)', () => {
  test('a step is taken when the outcome is saved, and the next ones are offered', async () => {
    const { user, tracker } = await openOutcomeForm();
    await user.selectOptions(nextStep(), 'Genotype Not Confirmed');
    await user.click(update());
    await screen.findByText('The update was successful.');
    expect(tracker.sent.outcomes).toMatchObject([
      {
        colony: {
          name: 'NL-Z999-EM1',
          statusTransition: { actionToExecute: 'updateFromGenotypeInProgressToGenotypeNotConfirmed' },
        },
      },
    ]);
    const current = screen.getByText('Current Status').nextElementSibling;
    await waitFor(() => expect(current).toHaveTextContent('Genotype Not Confirmed'));
    expect(screen.queryByRole('combobox', { name: 'Next step' })).not.toBeInTheDocument();
  });

  test('a step that is not possible shows why (PP-27)', async () => {
    const { user } = await openOutcomeForm();
    expect(within(nextStep()).getByRole('option', { name: 'Genotype Confirmed' })).toBeDisabled();
    expect(
      screen.getByText(
        /The colony must have at least one mutation to move to the Genotype Confirmed state\./,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Colony Status History' }));
    expect(screen.getByRole('table', { name: 'Colony Status History' })).toHaveTextContent(
      '2031-04-01 08:00',
    );
  });
});

test('a specimen has its own form, without products (PP-18)', async () => {
  const { user, tracker } = await openOutcomeForm({ outcome: aSpecimenOutcome() });
  const reference = screen.getByRole('textbox', { name: 'Specimen External Reference' });
  expect(reference).toHaveValue('NL-SP-8');
  expect(screen.queryByRole('heading', { name: 'Distribution Products' })).not.toBeInTheDocument();
  await user.type(reference, '1');
  await user.click(update());
  await screen.findByText('The update was successful.');
  expect(tracker.sent.outcomes).toMatchObject([
    { specimen: { specimenExternalRef: 'NL-SP-81', backgroundStrainName: 'C57BL/6N' } },
  ]);
});
