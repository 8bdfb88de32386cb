import { screen, waitFor } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aWholeProject, TPN } from './testing/a-whole-project.ts';
import { serveDetail } from './testing/detail-server.ts';
import { openDetail } from './testing/open-detail.tsx';

startTestServer();
afterEach(() => localStorage.clear());

const DRAFT = `gt-draft jo@lab.example project ${TPN}`;
const comment = () => screen.getByRole('textbox', { name: 'Comment' });
const update = () => screen.getByRole('button', { name: 'Update' });

/** Opens the page of this project as somebody who may update it. */
async function openForm(project = aWholeProject()) {
  const tracker = serveDetail({ allowed: ['canUpdateProject'], project });
  const shell = await openDetail();
  await screen.findByRole('form', { name: 'Project' });
  return { ...shell, tracker };
}

/** A visit that ends in a crash, after something was typed. */
async function typeAndCrash() {
  const { user, unmount } = await openForm();
  await user.type(comment(), ', unsent');
  await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
  unmount();
}

describe('what was typed into a project and never sent (PP-07)', () => {
  test('is offered on the next visit, and goes over what others have saved meanwhile', async () => {
    await typeAndCrash();
    const { user, tracker } = await openForm(aWholeProject({ completionNote: 'Effort concluded' }));
    expect(comment()).toHaveValue('First of its kind');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('First of its kind, unsent');
    expect(screen.getByText('Changed: Comment')).toBeVisible();
    await user.click(update());
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toMatchObject([
      { comment: 'First of its kind, unsent', completionNote: 'Effort concluded' },
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  test('is gone when it is discarded', async () => {
    await typeAndCrash();
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(comment()).toHaveValue('First of its kind');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});
