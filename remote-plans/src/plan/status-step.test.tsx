import { screen, waitFor } from '@testing-library/react';
import { http, refusal, startTestServer } from 'shared/testing';
import { anEsCellPlan, aPlan, openPlanForm, save } from '../testing/index.ts';
import { aBarePlan, chooseEnd, chooseToAbandon, comment, nextStep, update } from './testing/plan-controls.ts';

const server = startTestServer();

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
    await waitFor(() => expect(screen.queryByText('Taken when you save.')).not.toBeInTheDocument());
  });

  test('together with data is a request after that of the data; both are shown (PP-29)', async () => {
    const { user, tracker } = await openPlanForm({ plan: anEsCellPlan() });
    await user.type(comment(), '!');
    await chooseEnd({ user }, 'Attempt Aborted');
    expect(screen.getByText('Your changes are saved first, then the next step is taken.')).toBeVisible();
    await save({ user });
    expect(tracker.updates).toMatchObject([
      { comment: 'First of its kind!', statusTransition: { actionToExecute: null } },
      { comment: 'First of its kind!', statusTransition: { actionToExecute: 'abort' } },
    ]);
  });

  test('that is refused after the data was saved: what is saved is shown, the step stays chosen', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    await user.type(comment(), '!');
    await chooseToAbandon({ user });
    const { relent } = refuseSteps('Transition cannot be executed');
    await user.click(update());
    expect(await screen.findByText('The update was successful.')).toBeVisible();
    expect(await screen.findByText(/Transition cannot be executed/)).toHaveTextContent(
      'Your changes are saved, but the next step was not taken: Transition cannot be executed',
    );
    await waitFor(() => expect(screen.getByText('Changed: Status and next step')).toBeVisible());
    expect(nextStep()).toHaveValue('abandonWhenCreated');
    expect(comment()).toHaveValue('First of its kind!');

    relent();
    await user.click(update());
    await waitFor(() => expect(tracker.updates).toHaveLength(2));
    expect(tracker.updates).toMatchObject([
      { statusTransition: { actionToExecute: null } },
      { statusTransition: { actionToExecute: 'abandonWhenCreated' } },
    ]);
  });

  test('that abandons the plan shows which changes it does not save', async () => {
    const plan = aPlan({ attemptTypeName: 'es cell' });
    const { user } = await openPlanForm({ plan });
    await user.type(screen.getByRole('textbox', { name: /MI external Ref/ }), 'MI-1');
    await chooseToAbandon({ user });
    expect(screen.getByText(/^Abandoning the plan does not save/)).toHaveTextContent(
      'Abandoning the plan does not save what you changed in: ES Cell Attempt Details',
    );
  });
});

/** From now on requests with a step are refused, until the server relents; those with data go on. */
function refuseSteps(text: string) {
  let isRefusing = true;
  server.use(
    http.put('*/api/plans/:pin', async ({ request }) => {
      const body = JSON.stringify(await request.clone().json());
      return isRefusing && body.includes('"actionToExecute":"') ? refusal(400, text) : undefined;
    }),
  );
  return {
    relent: () => {
      isRefusing = false;
    },
  };
}
