import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useUnsavedChanges } from 'shared/router';
import { AppTheme } from 'shared/ui';
import { differenceOf } from './newer-version.ts';
import { UpdateNotice } from './update-notice.tsx';

const TITLE = 'Another version of this site is live.';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}

/** The notice beside a form, and the callback of the watcher of versions. */
function open(isDirty = false) {
  const reload = jest.fn();
  let tell: (difference: string) => void = () => {};
  const watch = (onDifference: typeof tell) => {
    tell = onDifference;
    return () => {};
  };
  const page = (dirty: boolean) => (
    <AppTheme>
      <Form isDirty={dirty} />
      <UpdateNotice reload={reload} watch={watch} />
    </AppTheme>
  );
  const { rerender } = render(page(isDirty));
  return {
    reload,
    user: userEvent.setup(),
    save: () => rerender(page(false)),
    siteRuns: (difference: string) => act(() => tell(difference)),
  };
}

test('a page that is up to date shows nothing', () => {
  open().siteRuns('');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

test('a newer version is offered, and the page is reloaded only on confirmation', async () => {
  const { reload, user, siteRuns } = open();
  siteRuns('remote-reports 1.1.0');
  expect(screen.getByRole('status')).toHaveTextContent(TITLE);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is offered while something is unsaved', () => {
  const { save, siteRuns } = open(true);
  siteRuns('remote-reports 1.1.0');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  save();
  expect(screen.getByText(TITLE)).toBeVisible();
});

test('what was put off comes back only with the next version', async () => {
  const { user, siteRuns } = open();
  siteRuns('remote-reports 1.1.0');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  siteRuns('remote-reports 1.1.0');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  siteRuns('remote-reports 1.2.0');
  expect(screen.getByText(TITLE)).toBeVisible();
});

test('an older version, live after a rollback, is not called new', () => {
  const { siteRuns } = open();
  const remotes = (version: string) => [
    { name: 'remote-reports', version, contract: 1, entry: 'x', prefixes: [] },
  ];
  siteRuns(differenceOf({ shell: '1.0.0', remotes: remotes('1.1.0') }, { remotes: remotes('1.0.0') }));
  expect(screen.getByRole('status')).toHaveTextContent(TITLE);
  expect(screen.getByRole('status')).not.toHaveTextContent(/\bnewe?r?\b/i);
});

test('a rollback to what the page runs takes the offer back', () => {
  const { siteRuns } = open();
  siteRuns('remote-reports 1.1.0');
  siteRuns('');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});
