import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import type { Column, Sort } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Project {
  tpn: string;
  gene: string;
  guides: number;
}

const ROWS: Project[] = [
  { tpn: 'TPN:000000001', gene: 'Rb1cc1', guides: 4 },
  { tpn: 'TPN:000000002', gene: 'Gpr173', guides: 12 },
];
const COLUMNS: Column<Project>[] = [
  { id: 'tpn', header: 'Project summary', sortKey: 'tpn', isRowHeader: true, cell: ({ tpn }) => tpn },
  { id: 'gene', header: 'Gene', sortKey: 'gene', cell: ({ gene }) => gene },
  { id: 'guides', header: 'Guides', align: 'end', cell: ({ guides }) => guides, hiddenByDefault: true },
];
const keyOf = ({ tpn }: Project) => tpn;

function show(props: Partial<DataTableProps<Project>> = {}) {
  return renderKit(<DataTable caption="Projects" columns={COLUMNS} rows={ROWS} rowKey={keyOf} {...props} />);
}

test('rows are named by their row header', () => {
  show();
  const row = screen.getByRole('rowheader', { name: 'TPN:000000002' }).closest('tr');
  expect(row).toHaveTextContent('Gpr173');
});

test('the scrolling area can be reached by keyboard and is named by the caption', async () => {
  const { user } = show({ onSort: jest.fn(), maxHeight: '400px' });
  await user.tab();
  expect(screen.getByRole('region', { name: 'Projects' })).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Projects' })).toBeInTheDocument();
});

test('the first row comes into view with another page, and stays away otherwise', async () => {
  function Pages() {
    const [page, setPage] = useState(0);
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <button onClick={() => setPage(1)}>Turn</button>
        <button onClick={() => setIsLoading(true)}>Load</button>
        <DataTable
          caption="Projects"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={keyOf}
          isLoading={isLoading}
          maxHeight="400px"
          resetScrollOn={page}
        />
      </>
    );
  }
  const { user } = renderKit(<Pages />);
  const area = screen.getByRole('region', { name: 'Projects' });
  area.scrollTop = 300;
  fireEvent.scroll(area);
  await user.click(screen.getByRole('button', { name: 'Load' }));
  expect(area.scrollTop).toBe(300);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(area.scrollTop).toBe(0);
});

describe('sorting', () => {
  test('only the sorted column announces a direction', () => {
    show({ sort: { key: 'tpn', direction: 'desc' }, onSort: jest.fn() });
    expect(screen.getByRole('columnheader', { name: 'Project summary' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Gene' })).not.toHaveAttribute('aria-sort');
  });

  test.each<[Sort | undefined, string, Sort]>([
    [undefined, 'Gene', { key: 'gene', direction: 'asc' }],
    [{ key: 'gene', direction: 'asc' }, 'Gene', { key: 'gene', direction: 'desc' }],
    [{ key: 'gene', direction: 'desc' }, 'Gene', { key: 'gene', direction: 'asc' }],
    [{ key: 'tpn', direction: 'asc' }, 'Gene', { key: 'gene', direction: 'asc' }],
  ])('from %j a press on %s asks for %j', async (sort, header, expected) => {
    const onSort = jest.fn();
    const { user } = show({ sort, onSort });
    await user.click(screen.getByRole('button', { name: header }));
    expect(onSort).toHaveBeenCalledWith(expected);
  });

  test('without a handler headers are plain text', () => {
    show({ sort: { key: 'tpn', direction: 'asc' } });
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
  });
});

describe('columns', () => {
  test('a column hidden by default appears when it is requested', () => {
    show({ columnVisibility: { guides: true } });
    expect(screen.getByRole('columnheader', { name: 'Guides' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-align', 'end');
  });

  test('and is hidden until then', () => {
    show();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  test('a shown column can be taken away', () => {
    show({ columnVisibility: { gene: false } });
    expect(screen.queryByText('Rb1cc1')).toBeNull();
  });
});

describe('loading and empty', () => {
  test('the first load shows the headers and bars instead of rows', () => {
    const { container } = show({ rows: undefined, isLoading: true, empty: 'No projects match' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(container.querySelectorAll('tbody tr[aria-hidden=true]').length).toBeGreaterThan(3);
    expect(screen.queryByText('No projects match')).toBeNull();
  });

  test('a later load keeps the old rows', () => {
    show({ isLoading: true });
    expect(screen.getByText('Gpr173')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  test('the old rows fade only when a load lasts', async () => {
    const { container } = show({ isLoading: true });
    expect(container.querySelector('[data-stale]')).toBeNull();
    await waitFor(() => expect(container.querySelector('tbody')).toHaveAttribute('data-stale'));
    expect(container.querySelector('.gt-progress')).toBeInTheDocument();
  });

  test('no rows: the headers and the empty text', () => {
    show({ rows: [], empty: 'No projects match' });
    expect(screen.getByText('No projects match')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });
});

test('rows that did not change are not built again', async () => {
  const cell = jest.fn(({ tpn }: Project) => tpn);
  const columns: Column<Project>[] = [{ id: 'tpn', header: 'Project summary', cell }];
  function Reloading() {
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsLoading(true)}>
          Reload
        </button>
        <DataTable caption="Projects" columns={columns} rows={ROWS} rowKey={keyOf} isLoading={isLoading} />
      </>
    );
  }
  const { user } = renderKit(<Reloading />);
  const builds = cell.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(cell).toHaveBeenCalledTimes(builds);
});

test('when another column is shown, only its cells are built; a row that has changed, as a whole', () => {
  const known = jest.fn(({ tpn }: Project) => tpn);
  const other = jest.fn(({ gene }: Project) => gene);
  const columns: Column<Project>[] = [
    { id: 'tpn', header: 'Project summary', cell: known },
    { id: 'gene', header: 'Gene', cell: other, hiddenByDefault: true },
  ];
  let change: (rows: Project[], visibility: { gene: boolean }) => void = () => {};
  function Changing() {
    const [shown, setShown] = useState({ rows: ROWS, columnVisibility: { gene: false } });
    change = (rows, columnVisibility) => act(() => setShown({ rows, columnVisibility }));
    return <DataTable caption="Projects" columns={columns} rowKey={keyOf} {...shown} />;
  }
  renderKit(<Changing />);
  known.mockClear();
  change(ROWS, { gene: true });
  expect(screen.getByRole('cell', { name: 'Gpr173' })).toBeVisible();
  expect(known).not.toHaveBeenCalled();
  other.mockClear();
  const changed = ROWS.map((row, index) => (index === 0 ? { ...row, gene: 'Ostc' } : row));
  change(changed, { gene: true });
  expect(screen.getByRole('cell', { name: 'Ostc' })).toBeVisible();
  expect(new Set(other.mock.calls.map(([{ tpn }]) => tpn))).toEqual(new Set(['TPN:000000001']));
});
