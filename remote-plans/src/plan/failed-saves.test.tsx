import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import { http, refusal, startTestServer } from 'shared/testing';
import { anEsCellPlan, aPhenotypingPlan, openPlanForm, save } from '../testing/index.ts';
import { aBarePlan, comment, update } from './testing/plan-controls.ts';

const server = startTestServer();

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

  test('counts as saved when only the reading after it failed: the form keeps what is stored by now', async () => {
    const { user, tracker } = await openPlanForm({ plan: aBarePlan() });
    server.use(
      http.get('*/api/plans/:pin', () =>
        tracker.updates.length > 0 ? refusal(500, 'The server is tired.') : undefined,
      ),
    );
    await user.type(comment(), '!');
    await save({ user });
    expect(comment()).toHaveValue('First of its kind!');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  test('names the field, links to it, and shows the message there too', async () => {
    const { user } = await openPlanForm({ plan: aBarePlan() });
    const message = 'That is too long';
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
  test('leaving with unsaved changes is asked about in all remotes', async () => {
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
