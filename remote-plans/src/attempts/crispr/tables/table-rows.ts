import type { MutagenesisDonor, MutagenesisDonorInput, Nuclease, NucleaseInput } from 'shared/contract';
import { isBlankRow, type RowValues } from 'shared/ui-forms';
import { rowInputsOf, rowsOf } from './row-values.ts';
import { DONOR_CELLS, NUCLEASE_CELLS, type DonorRow, type NucleaseRow } from './table-cells.ts';

/** The stored nucleases; an empty table starts with a row of the first configured type (spec part 2 §4). */
export function nucleaseRowsOf(
  stored: readonly Nuclease[],
  { nucleaseTypes }: { nucleaseTypes: readonly string[] },
): NucleaseRow[] {
  if (stored.length === 0)
    return [{ id: null, typeName: nucleaseTypes[0] ?? '', className: '', concentration: '' }];
  return rowsOf(NUCLEASE_CELLS, stored);
}

/** Whether a row of a nuclease says nothing: it is new, and only its type, which it starts with, is there. */
export function saysNothing<Row extends RowValues>(row: Row): boolean {
  const withoutType = { ...row, typeName: '' };
  return isBlankRow(withoutType);
}

/** The nucleases to send. */
export function nucleaseInputsOf(rows: readonly NucleaseRow[], stored: readonly Nuclease[]): NucleaseInput[] {
  const telling = rows.filter((row) => !saysNothing(row));
  return rowInputsOf(NUCLEASE_CELLS, telling, stored);
}

/** The donors to send. The name of a vector is in no cell and goes back as it came. */
export function donorInputsOf(
  rows: readonly DonorRow[],
  stored: readonly MutagenesisDonor[],
): MutagenesisDonorInput[] {
  return rowInputsOf(DONOR_CELLS, rows, stored).map((input) => ({
    ...input,
    vectorName: stored.find(({ id }) => id === input.id)?.vectorName ?? null,
  }));
}
