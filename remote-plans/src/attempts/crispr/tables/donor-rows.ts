import type { MutagenesisDonor, MutagenesisDonorInput } from 'shared/contract';
import { isBlankRow, numberText, type RowValues } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';

/** A row of the table `Vector/Oligos (Mutagenesis Donors)`; the concentration in ng/µl, as it is typed. */
export interface DonorRow extends RowValues {
  oligoSequenceFasta: string;
  preparationTypeName: string;
  concentration: string;
}

export const emptyDonorRow = (): DonorRow => ({
  id: null,
  oligoSequenceFasta: '',
  preparationTypeName: '',
  concentration: '',
});

export function donorRowsOf(stored: readonly MutagenesisDonor[]): DonorRow[] {
  return stored.map(({ id, oligoSequenceFasta, preparationTypeName, concentration }) => ({
    id,
    oligoSequenceFasta: cellText(oligoSequenceFasta),
    preparationTypeName: cellText(preparationTypeName),
    concentration: numberText(concentration),
  }));
}

/** The donors to send. The name of a vector is in no cell and goes back as it came; new rows of nothing are no donors. */
export function donorInputsOf(
  rows: readonly DonorRow[],
  stored: readonly MutagenesisDonor[],
): MutagenesisDonorInput[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const before = stored.find(({ id }) => id === row.id);
      return {
        id: row.id,
        vectorName: before?.vectorName ?? null,
        oligoSequenceFasta: textToStore(row.oligoSequenceFasta, before?.oligoSequenceFasta),
        preparationTypeName: textToStore(row.preparationTypeName, before?.preparationTypeName),
        concentration: numberToStore(row.concentration, before?.concentration),
      };
    });
}
