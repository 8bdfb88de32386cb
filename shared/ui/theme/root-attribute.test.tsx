import { render } from '@testing-library/react';
import { LoadingState } from '../feedback/states.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ModalSurface } from '../floating/modal-surface.tsx';
import { AppTheme } from './app-theme.tsx';

const has = (name: string) => document.documentElement.hasAttribute(name);
const isPending = () => has('data-pending');
const columns = [{ id: 'name', header: 'Name', cell: (row: string) => row }];
const table = (rows: string[] | undefined) => (
  <DataTable caption="Names" columns={columns} rows={rows} rowKey={(row) => row} isLoading />
);

test('as long as something is on its way, and no longer, the foot of the site waits', () => {
  const { rerender, unmount } = render(<AppTheme>{table(undefined)}</AppTheme>);
  expect(isPending()).toBe(true);
  rerender(
    <AppTheme>
      <LoadingState />
      <LoadingState />
    </AppTheme>,
  );
  expect(isPending()).toBe(true);
  rerender(
    <AppTheme>
      <LoadingState />
    </AppTheme>,
  );
  expect(isPending()).toBe(true);
  // Another page of rows takes the place of the one before.
  rerender(<AppTheme>{table(['Cib2'])}</AppTheme>);
  expect(isPending()).toBe(false);
  unmount();
});

test('as long as a dialog is open, the page behind it does not scroll', () => {
  const dialog = (isOpen: boolean) => (
    <AppTheme>
      <ModalSurface isOpen={isOpen} onClose={() => {}} labelledBy="title">
        <h2 id="title">Leave?</h2>
      </ModalSurface>
    </AppTheme>
  );
  const { rerender, unmount } = render(dialog(true));
  expect(has('data-modal')).toBe(true);
  rerender(dialog(false));
  expect(has('data-modal')).toBe(false);
  unmount();
});
