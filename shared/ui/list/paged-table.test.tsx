import { screen } from '@testing-library/react';
import { fakeMedia, HANDSET } from '../test-support/fake-media.ts';
import { renderKit } from '../test-support/render-kit.tsx';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';

interface Project {
  tpn: string;
  gene: string;
}

const onChange = jest.fn();
const PROPS: PagedTableProps<Project> = {
  label: 'Projects of my units',
  caption: 'Projects',
  columnsName: 'paged-table-test',
  columns: [
    { id: 'tpn', header: 'Project Id', sortKey: 'tpn', isRowHeader: true, cell: ({ tpn }) => tpn },
    { id: 'gene', header: 'Gene', sortKey: 'markerSymbol', cell: ({ gene }) => gene },
  ],
  rows: [{ tpn: 'TPN:000000021', gene: 'Atrx' }],
  rowKey: ({ tpn }) => tpn,
  summary: <p>45 projects</p>,
  actions: <button type="button">Download</button>,
  address: { filters: {}, page: 1, size: 20, sort: { key: 'tpn', direction: 'asc' } },
  onChange,
  shown: { number: 1, size: 20, totalElements: 45 },
  resetScrollOn: 1,
};
const show = (props: Partial<PagedTableProps<Project>> = {}) =>
  renderKit(<PagedTable {...PROPS} {...props} />);

beforeEach(() => {
  onChange.mockReset();
  localStorage.clear();
});

test('is a named part of the screen, with its summary, buttons, table and paginator', () => {
  show();
  expect(screen.getByRole('region', { name: 'Projects of my units' })).toHaveTextContent('45 projects');
  expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'TPN:000000021' })).toBeInTheDocument();
  expect(screen.getByText('21 – 40 of 45')).toBeInTheDocument();
});

test('says which rows are shown, not which are on their way', () => {
  show({ address: { ...PROPS.address, page: 2 }, isLoading: true });
  expect(screen.getByText('21 – 40 of 45')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows what changes: the page, the size with the page of the first row, the order', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page:' }), '10');
  await user.click(screen.getByRole('button', { name: 'Gene' }));
  expect(onChange.mock.calls).toEqual([
    [{ page: 2 }],
    [{ size: 10, page: 2 }],
    [{ sort: { key: 'markerSymbol', direction: 'asc' } }],
  ]);
});

describe('on a telephone, where rows are cards', () => {
  afterEach(() => fakeMedia());
  const withCards = PROPS.columns.map((column) => ({ ...column, card: 'fact' as const }));
  const sortBy = () => screen.queryByRole('combobox', { name: 'Sort by' });

  test('the order is chosen above them: by any column that can be sorted by, up or down', async () => {
    fakeMedia(HANDSET);
    const address = { ...PROPS.address, sort: { key: 'markerSymbol', direction: 'desc' as const } };
    const { user } = show({ columns: withCards, address });
    expect(sortBy()).toHaveDisplayValue('Gene');
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Project Id');
    expect(onChange.mock.calls).toEqual([
      [{ sort: { key: 'markerSymbol', direction: 'asc' } }],
      [{ sort: { key: 'tpn', direction: 'asc' } }],
    ]);
  });

  test.each([
    ['an order that the server decides', { columns: withCards, isOrderFixed: true }],
    ['a list that is a table there too', {}],
  ])('is not chosen for %s', (_what, props) => {
    fakeMedia(HANDSET);
    show(props);
    expect(sortBy()).toBeNull();
  });

  test('is not chosen where there are headers', () => {
    fakeMedia();
    show({ columns: withCards });
    expect(sortBy()).toBeNull();
  });
});

test('an order that the server decides is not offered', () => {
  show({ isOrderFixed: true });
  expect(screen.queryByRole('button', { name: 'Gene' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Project Id' })).not.toHaveAttribute('aria-sort');
});

test('pages are not turned in a list of unknown length', () => {
  show({ shown: undefined, rows: undefined, isLoading: true });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('columns are hidden and shown, and the choice is stored under the name of the list', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gene' }));
  expect(screen.queryByRole('columnheader', { name: 'Gene' })).toBeNull();
  unmount();
  show({ columnsName: 'another' });
  expect(screen.getByRole('columnheader', { name: 'Gene' })).toBeInTheDocument();
});
