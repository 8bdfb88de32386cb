import type { MutagenesisDonor, MutagenesisDonorInput, Nuclease, NucleaseInput } from 'shared/contract';
import { DONOR_CELLS, NUCLEASE_CELLS } from 'shared/record-fields';
import { isBlankRow, type RowValues } from 'shared/ui-forms';
import { emptyRow, rowInputsOf, rowOf, type RowOf } from '../../fields/row-values.ts';

export type NucleaseRow = RowOf<(typeof NUCLEASE_CELLS)[number]>;
type DonorRow = RowOf<(typeof DONOR_CELLS)[number]>;

/** The stored nucleases; an empty table starts with a row of the first configured type (spec part 2 §4). */
export function nucleaseRowsOf(
  stored: readonly Nuclease[],
  { nucleaseTypes }: { nucleaseTypes: readonly string[] },
): NucleaseRow[] {
  if (stored.length === 0) return [{ ...emptyRow(NUCLEASE_CELLS), typeName: nucleaseTypes[0] ?? '' }];
  return stored.map((nuclease) => rowOf(NUCLEASE_CELLS, nuclease));
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
