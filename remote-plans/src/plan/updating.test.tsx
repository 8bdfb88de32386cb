import { screen, waitFor, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import {
  aCrisprPlan,
  anAlleleModificationPlan,
  anEsCellPlan,
  aPhenotypingPlan,
  factOf,
  openPlanFacts,
  openPlanForm,
  PIN,
  save,
  TPN,
} from '../testing/index.ts';
import { aBarePlan, chooseToAbandon, comment, update } from './testing/plan-controls.ts';

startTestServer();

const HISTORY = `/projects/${TPN}/production-plan/${PIN}/history`;

describe('Update (spec 4)', () => {
  test('is enabled only while the plan differs from what is stored, and shows why', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.click(update());
    await user.type(comment(), '!');
    expect(update()).not.toHaveAttribute('aria-disabled');
    await user.type(comment(), '{Backspace}');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
    expect(tracker.updates).toEqual([]);
  });

  test('is not enabled by a new row until something is in it: an empty one is not sent', async () => {
    const configuration = { reagents: ['Ligase IV', 'Xrcc5'] };
    const { user, tracker } = await openPlanForm({ plan: aCrisprPlan(), configuration });
    await user.click(screen.getByRole('button', { name: 'Add reagent' }));
    await user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    await user.click(screen.getByRole('button', { name: 'Add primer' }));
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.click(update());
    expect(tracker.updates).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Reagent 2, Name'), 'Xrcc5');
    expect(update()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Changed: Reagents')).toBeVisible();
    await user.type(screen.getByLabelText('Primer 2, Name'), 'F');
    expect(screen.getByText('Changed: Genotype Primers, Reagents')).toBeVisible();
  });

  test('names the changed sections, and marks them in the navigation (PP-73)', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    expect(screen.getByText('Changed: Plan Details')).toBeVisible();
    await chooseToAbandon({ user });
    expect(screen.getByText('Changed: Status and next step, Plan Details')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('button', { name: 'Plan Details (changed)' })).toBeVisible();
    expect(nav.getByRole('button', { name: 'Production outcomes' })).toBeVisible();
  });

  test('shows what has changed with the way to the history, for 3 seconds (spec 9)', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    await save({ user });
    expect(screen.getByRole('link', { name: 'See the history' })).toHaveAttribute('href', HISTORY);
    await user.unhover(screen.getByRole('link', { name: 'See the history' }));
    await waitFor(() => expect(screen.queryByText('The update was successful.')).not.toBeInTheDocument(), {
      timeout: 5000,
    });
  });

  test('reads the plan, its outcomes and the permission again (ui-screens 10.2), and can save again', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    tracker.reads.length = 0;
    await save({ user });
    await waitFor(() =>
      expect(tracker.reads).toEqual(
        expect.arrayContaining([
          `/api/plans/${PIN}`,
          `/api/plans/${PIN}/outcomes`,
          '/api/permissionByActionOnResource',
        ]),
      ),
    );
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
    await user.type(comment(), '?');
    await user.click(update());
    await waitFor(() => expect(tracker.updates).toHaveLength(2));
    expect(tracker.updates[1]).toMatchObject({ comment: 'First of its kind!?' });
  });

  test('nothing can be typed while it is saved, and it is sent once (PP-41)', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    await user.dblClick(update());
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toHaveLength(1);
  });

  test('saving a phenotyping plan reads its stages again (spec 2)', async () => {
    const { user, tracker } = await openPlanForm({ plan: aPhenotypingPlan() });
    await user.type(comment(), '!');
    tracker.reads.length = 0;
    await save({ user });
    await waitFor(() => expect(tracker.reads).toContain(`/api/plans/${PIN}/phenotypingStages`));
  });
});

describe('every field of the details comes back as it was saved (issue)', () => {
  const plan = aBarePlan();
  const configuration = { fundersByWorkGroups: { BaSH: ['KOMP', 'NIH'] } };

  test('Comment', async () => {
    const { user, tracker } = await openPlanForm({ plan });
    await user.clear(comment());
    await user.type(comment(), 'Two{Enter}lines');
    await save({ user });
    expect(comment()).toHaveValue('Two\nlines');
    expect(tracker.updates).toMatchObject([{ comment: 'Two\nlines', funderNames: ['KOMP'] }]);
  });

  test('Funders', async () => {
    const { user, tracker } = await openPlanForm({ plan, configuration });
    await user.click(screen.getByRole('button', { name: 'Remove KOMP' }));
    await user.click(screen.getByRole('combobox', { name: 'Funders' }));
    await user.click(await screen.findByRole('option', { name: 'NIH' }));
    await save({ user });
    expect(screen.getByRole('button', { name: 'Remove NIH' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove KOMP' })).not.toBeInTheDocument();
    expect(tracker.updates).toMatchObject([{ comment: 'First of its kind', funderNames: ['NIH'] }]);
  });

  test('and reads the same', async () => {
    await openPlanFacts({ plan: { ...plan, comment: 'Two\nlines', funderNames: ['NIH', 'KOMP'] } });
    expect(factOf('Comment')).toHaveTextContent('Two lines');
    expect(factOf('Funders')).toHaveTextContent('NIH, KOMP');
  });
});

describe('the attempt that is sent (spec 4, PP-09)', () => {
  test.each([
    ['es cell', anEsCellPlan(), 'esCellAttempt'],
    ['es cell allele modification', anAlleleModificationPlan('es cell'), 'esCellAlleleModificationAttempt'],
    ['crispr allele modification', anAlleleModificationPlan('crispr'), 'crisprAlleleModificationAttempt'],
    ['phenotyping', aPhenotypingPlan(), 'phenotypingAttempt'],
  ])('is that of the attempt type alone: %s', async (_what, plan, member) => {
    const { user, tracker } = await openPlanForm({ plan });
    await user.type(comment(), '!');
    await save({ user });
    const sent = Object.keys(tracker.updates[0] ?? {}).filter((name) => name.endsWith('Attempt'));
    expect(sent).toEqual([member]);
  });
});
