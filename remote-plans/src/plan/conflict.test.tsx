import { screen, waitFor, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aCrisprAttempt, aCrisprPlan, aPhenotypingPlan, openPlanForm, STALE } from '../testing/index.ts';

startTestServer();

const comment = () => screen.getByRole('textbox', { name: 'Comment' });
const reference = () => screen.getByRole('textbox', { name: /Phenotyping External Reference/ });

/** Both change the comment; the other also the funders, the person also the reference. */
async function openConflict() {
  const opened = await openPlanForm({ plan: aPhenotypingPlan() });
  opened.tracker.changeElsewhere({ comment: 'theirs', funderNames: [] });
  await opened.user.clear(comment());
  await opened.user.type(comment(), 'mine');
  await opened.user.type(reference(), '-b');
  await opened.user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  return { ...opened, dialog: within(dialog) };
}

describe('two people edit one plan (PP-11)', () => {
  test('the second is shown who was faster, chooses, and both are saved', async () => {
    const { user, tracker, dialog } = await openConflict();
    expect(dialog.getByText(STALE.replace('changed comment', 'changed Comment'))).toBeVisible();
    expect(dialog.getByText('Plan Details, Comment')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /mine/ }));
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toMatchObject([
      { comment: 'mine', funderNames: [], phenotypingAttempt: { phenotypingExternalRef: 'JR31234-b' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(comment()).toHaveValue('mine');
    expect(reference()).toHaveValue('JR31234-b');
  });

  test('going back to the form loses nothing of what was typed', async () => {
    const { user, dialog, tracker } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Back to my changes' }));
    expect(comment()).toHaveValue('mine');
    expect(reference()).toHaveValue('JR31234-b');
    expect(tracker.updates).toEqual([]);
    expect(screen.getByText('Changed: Plan Details, Phenotyping Attempt Details')).toBeVisible();
  });

  test('a person who takes the other’s values has nothing to save, and sees them', async () => {
    const opened = await openPlanForm({ plan: aPhenotypingPlan() });
    opened.tracker.changeElsewhere({ comment: 'theirs' });
    await opened.user.type(comment(), '!');
    await opened.user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
    await opened.user.click(dialog.getByRole('radio', { name: /theirs/ }));
    await opened.user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(comment()).toHaveValue('theirs'));
    expect(opened.tracker.updates).toEqual([]);
    expect(screen.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('changes of one row meet cell by cell; what does not touch each other is not asked about', async () => {
    const attempt = aCrisprAttempt();
    const [reagent] = attempt.reagents.map((each) => ({ ...each, reagentName: 'Ligase V' }));
    const opened = await openPlanForm({
      plan: aCrisprPlan(),
      configuration: { reagents: ['Ligase IV', 'Ligase V'] },
    });
    opened.tracker.changeElsewhere({ crisprAttempt: { ...attempt, reagents: reagent ? [reagent] : [] } });
    const concentration = screen.getByRole('textbox', { name: /^Reagent 1, Concentration/ });
    await opened.user.clear(concentration);
    await opened.user.type(concentration, '9.5');
    await opened.user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
    expect(dialog.getByText(/both can be saved/)).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await screen.findByText('The update was successful.');
    expect(opened.tracker.updates).toMatchObject([
      { crisprAttempt: { reagents: [{ id: 801, reagentName: 'Ligase V', concentration: 9.5 }] } },
    ]);
  });
});
