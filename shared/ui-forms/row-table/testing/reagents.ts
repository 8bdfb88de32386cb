/** Rows for tests of tables: each kind of cell, and a choice that has left its list. */
import type { RowColumns } from '../../index.ts';

export interface Reagent {
  id: number | null;
  name: string;
  concentration: string;
  sequence: string;
  bought: string;
  fasta: string;
}

export const COLUMNS: RowColumns<Reagent> = [
  { field: 'id', header: 'Id', control: { kind: 'readOnly' } },
  {
    field: 'name',
    header: 'Name',
    control: { kind: 'select', options: ['Ligase IV', 'Xrcc5'] },
    required: 'Name is required',
  },
  {
    field: 'concentration',
    header: 'Concentration (ng/µl)',
    control: { kind: 'decimal' },
    problem: (text, row) => (text !== '' && row.name === 'Xrcc5' ? 'Xrcc5 has no concentration' : undefined),
  },
  { field: 'sequence', header: 'Sequence', control: { kind: 'text', isUpperCase: true } },
  { field: 'bought', header: 'Bought on', control: { kind: 'date' } },
  { field: 'fasta', header: 'Fasta', control: { kind: 'area' } },
];
export const emptyRow = (): Reagent => ({
  id: null,
  name: '',
  concentration: '',
  sequence: '',
  bought: '',
  fasta: '',
});
export const STORED: Reagent[] = [
  { id: 4, name: 'Ligase IV', concentration: '1.5', sequence: 'ACGT', bought: '2026-01-01', fasta: '' },
  { id: 9, name: 'Left the list', concentration: '', sequence: '', bought: '', fasta: '' },
];
