import type { AttemptReagent, AttemptReagentInput } from 'shared/contract';
import { isBlankRow, numberText, type RowValues } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';

/** A row of the table `Reagents`; the concentration in ng/µl, as it is typed. */
export interface ReagentRow extends RowValues {
  reagentName: string;
  concentration: string;
}

export const emptyReagentRow = (): ReagentRow => ({ id: null, reagentName: '', concentration: '' });

export function reagentRowsOf(stored: readonly AttemptReagent[]): ReagentRow[] {
  return stored.map(({ id, reagentName, concentration }) => ({
    id,
    reagentName: cellText(reagentName),
    concentration: numberText(concentration),
  }));
}

/** The reagents to send. New rows into which nothing was put are no reagents. */
export function reagentInputsOf(
  rows: readonly ReagentRow[],
  stored: readonly AttemptReagent[],
): AttemptReagentInput[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const before = stored.find(({ id }) => id === row.id);
      return {
        id: row.id,
        reagentName: textToStore(row.reagentName, before?.reagentName),
        concentration: numberToStore(row.concentration, before?.concentration),
      };
    });
}
