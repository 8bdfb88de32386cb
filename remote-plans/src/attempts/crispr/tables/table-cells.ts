import type { RowCell, RowOf } from './row-cell.ts';

export const NUCLEASE_CELLS = [
  { name: 'typeName', header: 'Type', kind: 'choice', list: 'nucleaseTypes', isRequired: true },
  { name: 'className', header: 'Class', kind: 'choice', list: 'nucleaseClasses', isRequired: true },
  { name: 'concentration', header: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];

export type NucleaseRow = RowOf<(typeof NUCLEASE_CELLS)[number]>;

/** Coordinates are 1-based positions. */
export const PRIMER_CELLS = [
  {
    name: 'name',
    header: 'Name',
    kind: 'text',
    placeholder: "Primer's name",
    isRequired: true,
    width: '9rem',
  },
  {
    name: 'sequence',
    header: 'Sequence',
    kind: 'text',
    placeholder: 'Sequence',
    isRequired: true,
    isSequence: true,
    width: '18rem',
  },
  {
    name: 'genomicStartCoordinate',
    header: 'Start Coordinate',
    kind: 'digits',
    placeholder: 'Start Coordinate',
    width: '9rem',
  },
  {
    name: 'genomicEndCoordinate',
    header: 'End Coordinate',
    kind: 'digits',
    placeholder: 'End Coordinate',
    width: '9rem',
  },
] as const satisfies readonly RowCell[];

export type PrimerRow = RowOf<(typeof PRIMER_CELLS)[number]>;

export const DONOR_CELLS = [
  // FASTA has lines: the header and the sequence.
  {
    name: 'oligoSequenceFasta',
    header: 'Oligo Sequence Fasta',
    kind: 'area',
    isSequence: true,
    width: '22rem',
  },
  { name: 'preparationTypeName', header: 'Preparation Type', kind: 'choice', list: 'preparationTypes' },
  { name: 'concentration', header: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];

export type DonorRow = RowOf<(typeof DONOR_CELLS)[number]>;

export const REAGENT_CELLS = [
  {
    name: 'reagentName',
    header: 'Name',
    kind: 'choice',
    list: 'reagents',
    isRequired: true,
    width: '14rem',
  },
  { name: 'concentration', header: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];

export type ReagentRow = RowOf<(typeof REAGENT_CELLS)[number]>;
