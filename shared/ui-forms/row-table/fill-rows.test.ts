import { fillRows, pasteText, readCellText } from './fill-rows.ts';
import type { CellControl, RowColumns } from './row-column.ts';

interface Donor {
  id: number | null;
  oligo: string;
  type: string;
  concentration: string;
}

const COLUMNS: RowColumns<Donor> = [
  { field: 'id', header: 'Id', control: { kind: 'readOnly' } },
  { field: 'oligo', header: 'Oligo Sequence Fasta', control: { kind: 'text', isUpperCase: true } },
  {
    field: 'type',
    header: 'Preparation Type',
    control: { kind: 'select', options: ['Oligo', 'Supercoiled'] },
  },
  { field: 'concentration', header: 'Concentration (ng/µl)', control: { kind: 'decimal' } },
];
const emptyRow = (): Donor => ({ id: null, oligo: '', type: '', concentration: '' });
const STORED: Donor = { id: 7, oligo: 'AAAA', type: 'Oligo', concentration: '1' };

const paste = (cells: string[][], start = { row: 0, column: 1 }) =>
  fillRows([STORED, { ...STORED, id: 8 }], cells, start, { columns: COLUMNS, emptyRow });

test('fills from the cell on to the right and down, and adds rows where they end', () => {
  const filled = paste(
    [
      ['acgt ', 'supercoiled', '0.5'],
      ['c', '', '2'],
    ],
    { row: 1, column: 1 },
  );
  expect(filled.rows).toEqual([
    STORED,
    { id: 8, oligo: 'ACGT', type: 'Supercoiled', concentration: '0.5' },
    { id: null, oligo: 'C', type: '', concentration: '2' },
  ]);
  expect(pasteText(filled, 'Donor')).toBe('Pasted: 1 row filled, 1 row added.');
});

test('cells beyond the pasted ones keep their values, and what lies beyond the table is dropped', () => {
  expect(paste([['3', 'more']], { row: 0, column: 3 }).rows[0]).toEqual({ ...STORED, concentration: '3' });
});

test('what the server gives is not overwritten', () => {
  expect(paste([['99', 'TT']], { row: 0, column: 0 }).rows[0]).toEqual({ ...STORED, oligo: 'TT' });
});

test('what a cell cannot store is left out and reported', () => {
  const filled = paste([['TT', 'Plasmid', '12-15']]);
  expect(filled.rows[0]).toEqual({ ...STORED, oligo: 'TT' });
  expect(pasteText(filled, 'Donor')).toBe(
    'Pasted: 1 row filled. Not taken: Donor 1, Preparation Type: “Plasmid”; Donor 1, Concentration (ng/µl): “12-15”.',
  );
});

const text: CellControl = { kind: 'text' };

test.each<[string, CellControl, string | undefined]>([
  [' two\nlines ', text, 'two lines'],
  ['two\nlines', { kind: 'area' }, 'two\nlines'],
  [' chr11 ', { kind: 'text', tidy: (chr) => chr.replace('chr', '') }, '11'],
  ['1,234', { kind: 'digits' }, '1234'],
  ['1.5', { kind: 'digits' }, undefined],
  ['1.', { kind: 'decimal' }, '1.'],
  ['2026-11-21', { kind: 'date' }, '2026-11-21'],
  ['', { kind: 'date' }, ''],
  ['21/11/2026', { kind: 'date' }, undefined],
  ['cas9', { kind: 'select', options: [{ value: 'Cas9', label: 'Cas 9' }] }, 'Cas9'],
  ['', { kind: 'select', options: ['Cas9'] }, ''],
])('%j in a cell of %j is %j', (pasted, control, value) => {
  expect(readCellText(pasted, control)).toBe(value);
});
