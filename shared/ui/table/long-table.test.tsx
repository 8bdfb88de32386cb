import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { inParts } from './long-table.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([0, 20, 50])('%d rows stand in one part', (count) => {
  expect(inParts(numbers(count))).toEqual([numbers(count)]);
});

test.each([51, 60, 200])('%d rows stand in parts, each row once and in order', (count) => {
  const parts = inParts(numbers(count));
  expect(parts.map(({ length }) => length).slice(0, 3)).toEqual([20, 10, 10]);
  expect(parts.every(({ length }) => length > 0)).toBe(true);
  expect(parts.flat()).toEqual(numbers(count));
});

interface Clone {
  id: number;
  name: string;
}

const COLUMNS: Column<Clone>[] = [
  { id: 'id', header: 'Clone', isRowHeader: true, cell: ({ id }) => `clone ${id}` },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
];
const keyOf = ({ id }: Clone) => id;
const clones = (count: number) =>
  numbers(count).map((id) => ({ id, name: id === count ? 'x'.repeat(30) : 'x' }));

function show(rows: Clone[]) {
  return renderKit(<DataTable caption="Clones" columns={COLUMNS} rows={rows} rowKey={keyOf} />);
}

afterEach(() => jest.restoreAllMocks());

const secondPart = () => screen.getByRole<HTMLTableElement>('table', { name: 'Clones' }).tBodies[1];

test('a table of many rows shows them all, says how many they are, and makes room for the longest text of all', () => {
  show(clones(200));
  const table = screen.getByRole('table', { name: 'Clones' });
  expect(screen.getAllByRole('row')).toHaveLength(201);
  expect(table).toHaveAttribute('aria-rowcount', '201');
  expect(table.style.gridTemplateColumns).toMatch(
    /^minmax\(.*\b9 \* 0\.9ch.*\) minmax\(.*\b30 \* 0\.9ch.*\)$/,
  );
});

test('its parts have the widths of the header before they are shown, and not only when the browser has laid them out', () => {
  jest.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120));
  jest.spyOn(HTMLTableSectionElement.prototype, 'offsetHeight', 'get').mockReturnValue(800);
  show(clones(200));
  expect(secondPart()?.style.gridTemplateColumns).toBe('120px 120px');
});

test('while it is hidden, its parts have room for their texts and not the width of nothing', () => {
  show(clones(200));
  expect(secondPart()?.style.gridTemplateColumns).toMatch(/^minmax\(/);
});

test('one of few rows is a plain table again', () => {
  const { rerender } = show(clones(200));
  rerender(<DataTable caption="Clones" columns={COLUMNS} rows={clones(20)} rowKey={keyOf} />);
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'Clones' });
  expect(table.tBodies).toHaveLength(1);
  expect(table).not.toHaveAttribute('aria-rowcount');
  expect(table.style.gridTemplateColumns).toBe('');
});
