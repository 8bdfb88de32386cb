import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from 'shared/session';
import { aPerson, http, refusal, renderInShell, startTestServer } from 'shared/testing';
import { hasUnsavedChanges } from 'shared/router';
import remote from '../remote.tsx';
import { aPlan, aWholeProject, TPN } from './testing/a-whole-project.ts';
import { serveDetail, STALE, type StoredProject } from './testing/detail-server.ts';
import { openDetail } from './testing/open-detail.tsx';

const server = startTestServer();

/** Opens the page as somebody who may update the project. */
async function openForm(stored: StoredProject = {}) {
  const tracker = serveDetail({ allowed: ['canUpdateProject'], ...stored });
  const shell = await openDetail();
  await screen.findByRole('form', { name: 'Project' });
  return { ...shell, tracker };
}

const comment = () => screen.getByRole('textbox', { name: 'Comment' });
const privacy = () => screen.getByRole('combobox', { name: /^Privacy/ });
const update = () => screen.getByRole('button', { name: 'Update' });

test('a project is not shown as if it could only be read while it is not known who is there', async () => {
  serveDetail({ allowed: ['canUpdateProject'] });
  renderInShell(remote.routes, { route: `/projects/${TPN}` });
  act(() => sessionStore.setState({ status: 'unknown' }));
  expect(await screen.findByText('Assignment Status')).toBeVisible();
  expect(screen.queryByText('First of its kind')).not.toBeInTheDocument();
  act(() => sessionStore.setState({ status: 'signedIn', person: aPerson() }));
  await screen.findByRole('form', { name: 'Project' });
  expect(comment()).toHaveValue('First of its kind');
});

describe('the form of a project (spec part 1 §2 and §5, ui-screens 7.1)', () => {
  test('shows what is stored, and offers the lists of the configuration', async () => {
    await openForm({ project: aWholeProject({ completionNote: 'Left the list' }) });
    expect(privacy()).toHaveValue('public');
    expect(screen.getByRole('checkbox', { name: 'Recovery' })).toBeChecked();
    expect(comment()).toHaveValue('First of its kind');
    const note = screen.getByRole('combobox', { name: 'Completion Note' });
    expect(note).toHaveValue('Left the list');
    expect(Array.from(note.children, (option) => option.textContent)).toEqual([
      '',
      'Effort concluded',
      'Handoff complete',
      'Left the list',
    ]);
    expect(screen.getByText('* required fields')).toBeVisible();
  });

  test('consortia are read-only here (spec part 1 §6)', async () => {
    await openForm();
    expect(screen.getByText('CMG, IMPC')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Consortia/ })).not.toBeInTheDocument();
  });

  test('ES cell counts take digits only (spec part 1 §5)', async () => {
    const { user, tracker } = await openForm({ plans: [aPlan({ attemptTypeName: 'es cell' })] });
    // Nothing is recorded yet, so that they are folded.
    await user.click(await screen.findByRole('button', { name: 'ES Cell Details' }));
    const received = screen.getByRole('textbox', { name: 'Number Of ES Cells Received' });
    await user.type(received, '1x2');
    expect(received).toHaveValue('1');
    await user.type(received, '{Backspace}12');
    await user.click(update());
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toMatchObject([{ esCellDetails: { numberOfEsCellsReceived: 12 } }]);
  });
});

describe('Update (spec part 1 §4: enabled only when the form is valid and changed)', () => {
  test('is disabled, and shows why, until something is changed; undoing the change disables it again', async () => {
    const { user, tracker } = await openForm();
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.click(update());
    await user.type(comment(), '!');
    expect(update()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Changed: Comment')).toBeVisible();
    await user.type(comment(), '{Backspace}');
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    expect(tracker.updates).toEqual([]);
  });

  test('is disabled without a privacy', async () => {
    const { user } = await openForm();
    await user.selectOptions(privacy(), '');
    expect(await screen.findByText('Privacy is required')).toBeVisible();
    expect(update()).toHaveAccessibleDescription('Some fields are not valid.');
  });

  test('saves, shows what has changed with the way to the history, and shows what is stored (spec part 1 §8)', async () => {
    const { user, tracker } = await openForm();
    await user.clear(comment());
    await user.type(comment(), 'Second');
    await user.click(update());
    expect(await screen.findByText('The update was successful.')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Comment First of its kind → Second' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the history' })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/history',
    );
    expect(tracker.updates).toMatchObject([
      { tpn: 'TPN:000000042', comment: 'Second', privacyName: 'public' },
    ]);
    expect(comment()).toHaveValue('Second');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  test('a refused update is shown in the red box and leaves what was typed; success clears it (spec part 1 §8)', async () => {
    const { user } = await openForm();
    const text = "The project's privacy can not be changed after data has been submitted to the DCC.";
    server.use(http.put('*/api/projects/:tpn', () => refusal(400, text), { once: true }));
    await user.selectOptions(privacy(), 'restricted');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(privacy()).toHaveValue('restricted');
    await user.click(update());
    await screen.findByText('The update was successful.');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('leaving with unsaved changes is asked about in all remotes (PP-07)', async () => {
    const { user } = await openForm();
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(comment(), '!');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(update());
    await screen.findByText('The update was successful.');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });
});

describe('two people edit one project (issue, PP-11)', () => {
  async function openConflict() {
    const opened = await openForm();
    opened.tracker.changeElsewhere({ comment: 'theirs', recovery: false });
    await opened.user.clear(comment());
    await opened.user.type(comment(), 'mine');
    await opened.user.selectOptions(
      screen.getByRole('combobox', { name: 'Completion Note' }),
      'Effort concluded',
    );
    await opened.user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    return { ...opened, dialog: within(dialog) };
  }

  test('the second is shown who was faster, with both values, and what only one side changed is merged', async () => {
    const { user, tracker, dialog } = await openConflict();
    expect(dialog.getByText(STALE.replace('changed comment', 'changed Comment'))).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /mine/ }));
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toMatchObject([
      { comment: 'mine', recovery: false, completionNote: 'Effort concluded' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(comment()).toHaveValue('mine');
  });

  test('going back to the form loses nothing of what was typed', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Back to my changes' }));
    expect(comment()).toHaveValue('mine');
    expect(screen.getByRole('combobox', { name: 'Completion Note' })).toHaveValue('Effort concluded');
    expect(update()).not.toHaveAttribute('aria-disabled');
  });
});
