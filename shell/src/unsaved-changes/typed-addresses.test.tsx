import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHashRouter, Outlet, RouterProvider, useUnsavedChanges } from 'shared/router';
import { AppTheme } from 'shared/ui';
import { withTypedAddresses } from './typed-addresses.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return 'the form';
}

/** The site at its form; typing an address changes what stands after the `#`. */
function openForm(isDirty: boolean) {
  window.history.replaceState(null, '', '/#/form');
  return openSite(isDirty);
}

function openSite(isDirty: boolean) {
  const layout = (
    <>
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
  const children = [
    { path: '/form', element: <Form isDirty={isDirty} /> },
    { path: '/elsewhere', element: 'elsewhere' },
  ];
  const { router, stop } = withTypedAddresses(() => createHashRouter([{ element: layout, children }]));
  const { unmount } = render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
  return {
    user: userEvent.setup(),
    close: () => {
      unmount();
      stop();
      router.dispose();
    },
  };
}

async function type(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

function placeInHistory(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?', hidden: true });

test('a typed address asks before changes are lost, and the address stays that of the form', async () => {
  const { user, close } = openForm(true);
  await type('#/elsewhere');
  await question();
  expect(window.location.hash).toBe('#/form');
  await user.click(screen.getByRole('button', { name: 'Stay', hidden: true }));
  expect(screen.getByText('the form')).toBeVisible();

  await type('#/elsewhere');
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(window.location.hash).toBe('#/elsewhere');
  close();
});

test('who goes back from a typed address is asked too, and comes where they came from', async () => {
  window.history.replaceState(null, '', '/#/elsewhere');
  const { user, close } = openSite(true);
  await type('#/form');
  expect(screen.getByText('the form')).toBeVisible();
  await goBack();
  await question();
  expect(window.location.hash).toBe('#/form');
  await user.click(screen.getByRole('button', { name: 'Stay', hidden: true }));
  expect(screen.getByText('the form')).toBeVisible();
  expect(window.location.hash).toBe('#/form');

  await goBack();
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(window.location.hash).toBe('#/elsewhere');
  close();
});

test('entries keep their places: one back from a typed address that was reached from another', async () => {
  window.history.replaceState(null, '', '/#/elsewhere');
  const { close } = openSite(false);
  const places = [placeInHistory()];
  for (const hash of ['#/form', '#/elsewhere', '#/form']) {
    await type(hash);
    places.push(placeInHistory());
  }
  expect(places).toEqual([0, 1, 2, 3]);
  await goBack();
  expect([window.location.hash, placeInHistory()]).toEqual(['#/elsewhere', 2]);
  await type('#/form');
  expect(placeInHistory()).toBe(3);
  close();
});

test('a form without changes is left at once', async () => {
  const { close } = openForm(false);
  await type('#/elsewhere');
  expect(await screen.findByText('elsewhere')).toBeVisible();
  close();
});
