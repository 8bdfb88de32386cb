import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { ColumnPicker } from './column-picker.tsx';
import type { Column } from './column.ts';
import { useColumnVisibility } from './use-column-visibility.ts';

const COLUMNS: Column<string>[] = [
  { id: 'tpn', header: 'Project summary', isRowHeader: true, cell: (row) => row },
  { id: 'gene', header: 'Gene', cell: (row) => row },
  { id: 'guides', header: 'Guides', hiddenByDefault: true, cell: (row) => row },
];

function Picker() {
  const [visibility, setVisibility] = useColumnVisibility('test');
  return <ColumnPicker columns={COLUMNS} visibility={visibility} onChange={setVisibility} />;
}

beforeEach(() => localStorage.clear());

async function open() {
  const kit = renderKit(<Picker />);
  await kit.user.click(screen.getByRole('button', { name: 'Columns' }));
  return kit;
}

test('shows which columns are shown; the one that names the row stays', async () => {
  await open();
  expect(screen.getByRole('group', { name: 'Columns shown' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Project summary' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Gene' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Guides' })).not.toBeChecked();
});

test('a choice is stored on this device', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Guides' }));
  unmount();
  await open();
  expect(screen.getByRole('checkbox', { name: 'Guides' })).toBeChecked();
});

test('reset brings the defaults back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Gene' }));
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(screen.getByRole('checkbox', { name: 'Gene' })).toBeChecked();
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const { user } = await open();
  await user.click(document.body);
  expect(screen.queryByRole('group')).toBeNull();
});

test('what cannot be read from the storage is ignored', async () => {
  localStorage.setItem('columns.test', '{"gene":');
  await open();
  expect(screen.getByRole('checkbox', { name: 'Gene' })).toBeChecked();
});
