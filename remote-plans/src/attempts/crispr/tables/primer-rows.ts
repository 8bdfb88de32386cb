import type { GenotypePrimer, GenotypePrimerInput } from 'shared/contract';
import { isBlankRow, numberText, type RowValues } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';

/** A row of the table `Genotype Primers`; coordinates are 1-based positions, as they are typed. */
export interface PrimerRow extends RowValues {
  name: string;
  sequence: string;
  genomicStartCoordinate: string;
  genomicEndCoordinate: string;
}

export const emptyPrimerRow = (): PrimerRow => ({
  id: null,
  name: '',
  sequence: '',
  genomicStartCoordinate: '',
  genomicEndCoordinate: '',
});

export function primerRowsOf(stored: readonly GenotypePrimer[]): PrimerRow[] {
  return stored.map(({ id, name, sequence, genomicStartCoordinate, genomicEndCoordinate }) => ({
    id,
    name: cellText(name),
    sequence: cellText(sequence),
    genomicStartCoordinate: numberText(genomicStartCoordinate),
    genomicEndCoordinate: numberText(genomicEndCoordinate),
  }));
}

/** The primers to send. New rows into which nothing was put are no primers. */
export function primerInputsOf(
  rows: readonly PrimerRow[],
  stored: readonly GenotypePrimer[],
): GenotypePrimerInput[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const before = stored.find(({ id }) => id === row.id);
      return {
        id: row.id,
        name: textToStore(row.name, before?.name),
        sequence: textToStore(row.sequence, before?.sequence),
        genomicStartCoordinate: numberToStore(row.genomicStartCoordinate, before?.genomicStartCoordinate),
        genomicEndCoordinate: numberToStore(row.genomicEndCoordinate, before?.genomicEndCoordinate),
      };
    });
}
