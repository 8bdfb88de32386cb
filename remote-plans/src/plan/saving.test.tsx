import { act, screen, waitFor, within } from '@testing-library/react';
import type { Plan } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import { http, refusal, startTestServer, type FakeShell } from 'shared/testing';
import {
  anAlleleModificationPlan,
  anEsCellPlan,
  aPhenotypingPlan,
  aPlan,
  factOf,
  openPlanFacts,
  openPlanForm,
  PIN,
  save,
  TPN,
} from '../testing/index.ts';

const server = startTestServer();

const update = () => screen.getByRole('button', { name: 'Update' });
const comment = () => screen.getByRole('textbox', { name: 'Comment' });
const nextStep = () => screen.getByRole('combobox', { name: 'Next step' });
const aBarePlan = (more: Partial<Plan> = {}) => aPlan({ attemptTypeName: 'breeding', ...more });
const HISTORY = `/projects/${TPN}/production-plan/${PIN}/history`;

/** Chooses to abandon the plan, and confirms it. */
async function chooseToAbandon({ user }: Pick<FakeShell, 'user'>) {
  await user.selectOptions(nextStep(), 'Plan Abandoned');
  await user.click(await screen.findByRole('checkbox', { name: /Plan Abandoned/ }));
}

describe('Update (spec 4)', () => {
  test('is enabled only while the plan differs from what is stored, and says why', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.click(update());
    await user.type(comment(), '!');
    expect(update()).not.toHaveAttribute('aria-disabled');
    await user.type(comment(), '{Backspace}');
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    expect(tracker.updates).toEqual([]);
  });

  test('names the changed sections, and marks them in the navigation (PP-73)', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    expect(screen.getByText('Changed: Plan Details')).toBeVisible();
    await chooseToAbandon({ user });
    expect(screen.getByText('Changed: Plan Details, Status transition')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('button', { name: 'Plan Details (changed)' })).toBeVisible();
    expect(nav.getByRole('button', { name: 'Production outcomes' })).toBeVisible();
  });

  test('tells what has changed with the way to the history, for 3 seconds (spec 9)', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    await save({ user });
    expect(screen.getByRole('link', { name: 'See the history' })).toHaveAttribute('href', HISTORY);
    await user.unhover(screen.getByRole('link', { name: 'See the history' }));
    await waitFor(() => expect(screen.queryByText('The update was successful.')).not.toBeInTheDocument(), {
      timeout: 5000,
    });
  });

  test('reads the plan, its outcomes and the permission anew (ui-screens 10.2), and can save again', async () => {
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

  test('saving a phenotyping plan reads its stages anew (spec 2)', async () => {
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

describe('a step of the status', () => {
  test('that is taken alone is one request', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    await chooseToAbandon({ user });
    await user.click(update());
    await waitFor(() =>
      expect(tracker.updates).toMatchObject([
        { statusTransition: { actionToExecute: 'abandonWhenCreated' }, comment: 'First of its kind' },
      ]),
    );
    await waitFor(() => expect(nextStep()).toHaveValue(''));
  });

  test('together with data is a request after that of the data; both are told (PP-29)', async () => {
    const { user, tracker } = await openPlanForm({ plan: anEsCellPlan() });
    await user.type(comment(), '!');
    await user.selectOptions(nextStep(), 'Attempt Aborted');
    await user.click(await screen.findByRole('checkbox', { name: /Attempt Aborted/ }));
    expect(screen.getByText('Your changes are saved first, then the next step is taken.')).toBeVisible();
    await save({ user });
    expect(tracker.updates).toMatchObject([
      { comment: 'First of its kind!', statusTransition: { actionToExecute: null } },
      { comment: 'First of its kind!', statusTransition: { actionToExecute: 'abort' } },
    ]);
  });

  test('that is refused after the data was saved: what is saved is told, the step stays chosen', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    await chooseToAbandon({ user });
    refuseSteps('Transition cannot be executed', tracker.updates);
    await user.click(update());
    expect(await screen.findByText('The update was successful.')).toBeVisible();
    expect(await screen.findByText(/Transition cannot be executed/)).toHaveTextContent(
      'Your changes are saved, but the next step was not taken: Transition cannot be executed',
    );
    await waitFor(() => expect(screen.getByText('Changed: Status transition')).toBeVisible());
    expect(nextStep()).toHaveValue('abandonWhenCreated');
    expect(comment()).toHaveValue('First of its kind!');
    server.resetHandlers();
  });

  test('that abandons the plan says which changes it does not save', async () => {
    const plan = aPlan({ attemptTypeName: 'es cell' });
    const { user } = await openPlanForm({ plan });
    await user.type(screen.getByRole('textbox', { name: /MI external Ref/ }), 'MI-1');
    await chooseToAbandon({ user });
    expect(screen.getByText(/^Abandoning the plan does not save/)).toHaveTextContent(
      'Abandoning the plan does not save what you changed in: ES Cell Attempt Details',
    );
  });
});

/** From now on requests with a step are refused; those with data go on. */
function refuseSteps(text: string, sent: unknown[]) {
  server.use(
    http.put('*/api/plans/:pin', async ({ request }) => {
      const body: unknown = await request.clone().json();
      const isStep = JSON.stringify(body).includes('"actionToExecute":"');
      if (!isStep) return undefined;
      sent.push(body);
      return refusal(400, text);
    }),
  );
}

describe('a save that failed (PP-22, PP-26)', () => {
  test('leaves what was typed; the reason is above the form and has the focus; success takes it away', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    const text = 'An unexpected error has occurred.';
    server.use(http.put('*/api/plans/:pin', () => refusal(500, text), { once: true }));
    await user.type(comment(), '!');
    await user.click(update());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    expect(comment()).toHaveValue('First of its kind!');
    await save({ user });
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test('names the field, leads to it, and says it there too', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    const message = 'Comment is too long';
    server.use(
      http.put(
        '*/api/plans/:pin',
        () => refusal(400, message, [{ object: 'Plan', field: 'comment', message }]),
        { once: true },
      ),
    );
    await user.type(comment(), '!');
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: `Plan Details, Comment: ${message}` }));
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(expect.stringContaining(message));
    await save({ user });
  });

  test('because a rule is not met sends nothing and leads to the field', async () => {
    const plan = aPhenotypingPlan();
    const { user, tracker } = await openPlanForm({ plan });
    const reference = screen.getByRole('textbox', { name: /Phenotyping External Reference/ });
    await user.clear(reference);
    await user.click(update());
    const line = await screen.findByRole('button', { name: /Phenotyping External Reference is required/ });
    expect(screen.getByText('Please correct the following')).toBeVisible();
    await user.click(line);
    expect(reference).toHaveFocus();
    expect(tracker.updates).toEqual([]);
  });

  test('of an es cell attempt is headed by the words of spec 5', async () => {
    const { user } = await openPlanForm({ plan: anEsCellPlan() });
    await user.clear(screen.getByRole('textbox', { name: /MI external Ref/ }));
    await user.click(update());
    expect(await screen.findByText('escellAttemptForm fields are invalid')).toBeVisible();
  });
});

describe('nothing typed is lost (PP-07)', () => {
  test('leaving with unsaved changes is asked about in all frames', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(comment(), '!');
    expect(hasUnsavedChanges()).toBe(true);
    await save({ user });
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('a closed tab leaves a draft, which goes over what others have saved meanwhile', async () => {
    const plan = aBarePlan();
    const opened = await openPlanForm({ plan });
    await opened.user.type(comment(), '!');
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    opened.unmount();

    const { user, tracker } = await openPlanForm({ plan: { ...plan, funderNames: [] } });
    await user.click(await screen.findByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('First of its kind!');
    expect(screen.getByText('Changed: Plan Details')).toBeVisible();
    await save({ user });
    expect(tracker.updates).toMatchObject([{ comment: 'First of its kind!', funderNames: [] }]);
    expect(screen.queryByText('You have a draft that was not sent.')).not.toBeInTheDocument();
  });
});
