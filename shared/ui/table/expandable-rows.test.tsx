import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Intention {
  type: string;
  sequence: string | null;
}

const ROWS: Intention[] = [
  { type: 'Deletion', sequence: 'ACGT' },
  { type: 'Insertion', sequence: null },
  { type: 'Inversion', sequence: 'TTGA' },
];
const COLUMNS: Column<Intention>[] = [
  { id: 'type', header: 'Type', cell: ({ type }) => type },
  { id: 'gene', header: 'Gene', cell: () => <a href="#gene">Abl1</a> },
];
const expanded = ({ sequence }: Intention) => sequence && <p>Sequence {sequence}</p>;

function show() {
  return renderKit(
    <DataTable
      caption="Intentions"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ type }) => type}
      expanded={expanded}
      expandLabel="Sequence of"
    />,
  );
}

const button = (type: string) => screen.queryByRole('button', { name: `Sequence of ${type}` });

test('a row with more to show has a button that is named by the row; the others have none', () => {
  show();
  expect(button('Deletion')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Insertion')).toBeNull();
  expect(screen.queryByText(/Sequence ACGT/)).toBeNull();
});

test('the button opens and closes its row by keyboard and keeps the focus', async () => {
  const { user } = show();
  await user.tab();
  await user.tab();
  expect(button('Deletion')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Sequence ACGT')).toBeInTheDocument();
  expect(button('Deletion')).toHaveAttribute('aria-expanded', 'true');
  const details = document.getElementById(button('Deletion')?.getAttribute('aria-controls') ?? '');
  expect(details).toHaveTextContent('Sequence ACGT');
  await user.keyboard(' ');
  expect(screen.queryByText('Sequence ACGT')).toBeNull();
  expect(button('Deletion')).toHaveFocus();
});

test('one row at a time is open (ui-screens 7.2)', async () => {
  const { user } = show();
  await user.click(screen.getByRole('cell', { name: /Deletion/ }));
  await user.click(screen.getByRole('cell', { name: /Inversion/ }));
  expect(screen.queryByText('Sequence ACGT')).toBeNull();
  expect(screen.getByText('Sequence TTGA')).toBeInTheDocument();
});

test('a press on the row opens it, a press on a link in it or on a row without more does not', async () => {
  const { user } = show();
  await user.click(screen.getByText('Deletion'));
  expect(screen.getByText('Sequence ACGT')).toBeInTheDocument();
  const [link] = screen.getAllByRole('link');
  if (!link) throw new Error('No link');
  await user.click(link);
  expect(screen.getByText('Sequence ACGT')).toBeInTheDocument();
  await user.click(screen.getByText('Insertion'));
  expect(screen.getByText('Sequence ACGT')).toBeInTheDocument();
});
