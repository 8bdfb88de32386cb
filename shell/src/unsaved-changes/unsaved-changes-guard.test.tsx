import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Outlet, RouterProvider, useUnsavedChanges } from 'shared/router';
import { createMemoryRouter } from 'shared/router/test-support';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppTheme } from 'shared/ui';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

interface FormProps {
  isDirty: boolean;
  parts?: readonly string[];
  isDraft?: boolean;
}

function Form({ isDirty, parts, isDraft }: FormProps) {
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges(isDirty && !isSaved, parts, isDraft);
  useEffect(() => {
    const take = () => setSaved(true);
    saves.addEventListener('saved', take);
    return () => saves.removeEventListener('saved', take);
  }, []);
  return 'the form';
}

/** The server, of which a save comes back. */
const saves = new EventTarget();
const finishSave = () => act(() => void saves.dispatchEvent(new Event('saved')));

function renderForm(isDirty: boolean, parts?: readonly string[], isDraft?: boolean) {
  const layout = (
    <>
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
  const children = [
    { path: '/form', element: <Form isDirty={isDirty} parts={parts} isDraft={isDraft} /> },
    { path: '/elsewhere', element: 'elsewhere' },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/form'] });
  render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
  return { router, user: userEvent.setup(), goTo: (address: string) => act(() => router.navigate(address)) };
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?', hidden: true });

test('a form without changes is left without a question', async () => {
  const { goTo } = renderForm(false);
  await goTo('/elsewhere');
  expect(screen.getByText('elsewhere')).toBeVisible();
});

test('a changed form is kept until the person agrees to leave', async () => {
  const { goTo, user } = renderForm(true);
  await goTo('/elsewhere');
  expect(await question()).toBeInTheDocument();
  // What loses nothing stands out.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay', hidden: true })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Stay', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument());
  expect(screen.getByText('the form')).toBeVisible();

  await goTo('/elsewhere');
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('somebody who leaves while their changes are being saved comes where they wanted to go', async () => {
  const { goTo } = renderForm(true);
  await goTo('/elsewhere');
  await question();
  finishSave();
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument();
});

test('the same where the save ends before the question is drawn', async () => {
  const { router } = renderForm(true);
  await act(async () => {
    const isThere = router.navigate('/elsewhere');
    saves.dispatchEvent(new Event('saved'));
    await isThere;
  });
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('a form that was saved is left without a question', async () => {
  const { goTo } = renderForm(true);
  finishSave();
  await goTo('/elsewhere');
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('a change of the query alone is no leaving', async () => {
  const { goTo } = renderForm(true);
  await goTo('/form?tab=2');
  expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument();
});

test('the question names what would be lost', async () => {
  const { goTo } = renderForm(true, ['Guides', 'Plan Details']);
  await goTo('/elsewhere');
  expect(await question()).toHaveTextContent('You would lose what you changed in: Guides, Plan Details.');
});

test('changes of which nothing is named would be lost too', async () => {
  const { goTo } = renderForm(true);
  await goTo('/elsewhere');
  expect(await question()).toHaveTextContent('You would lose them.');
});

test('of changes that the browser keeps as a draft, nothing would be lost', async () => {
  const { goTo } = renderForm(true, ['Guides'], true);
  await goTo('/elsewhere');
  expect(await question()).toHaveTextContent(/This browser keeps them as a draft.*Changed: Guides\./);
  expect(await question()).not.toHaveTextContent(/lose/);
});
