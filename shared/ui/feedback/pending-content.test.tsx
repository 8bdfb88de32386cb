import { render } from '@testing-library/react';
import { AppTheme } from '../theme/app-theme.tsx';
import { DataTable } from '../table/data-table.tsx';
import { LoadingState } from './states.tsx';

const isPending = () => document.documentElement.hasAttribute('data-pending');
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
