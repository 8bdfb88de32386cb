import type { Nuclease, NucleaseInput } from 'shared/contract';
import { numberText, type RowValues } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';

/** A row of the table `Nucleases`; the concentration in ng/µl, as it is typed. */
export interface NucleaseRow extends RowValues {
  typeName: string;
  className: string;
  concentration: string;
}

/** The row that an empty table starts with: its type is the first configured one (spec part 2 §4). */
export function firstNucleaseRow(nucleaseTypes: readonly string[]): NucleaseRow {
  return { id: null, typeName: nucleaseTypes[0] ?? '', className: '', concentration: '' };
}

export function nucleaseRowsOf(
  stored: readonly Nuclease[],
  { nucleaseTypes }: { nucleaseTypes: readonly string[] },
): NucleaseRow[] {
  if (stored.length === 0) return [firstNucleaseRow(nucleaseTypes)];
  return stored.map(({ id, typeName, className, concentration }) => ({
    id,
    typeName: cellText(typeName),
    className: cellText(className),
    concentration: numberText(concentration),
  }));
}

/** Whether a row says nothing: it is new, and only its type, which it starts with, is there. */
export function saysNothing({ id, className, concentration }: NucleaseRow): boolean {
  return id === null && className === '' && concentration.trim() === '';
}

export function nucleaseInputsOf(rows: readonly NucleaseRow[], stored: readonly Nuclease[]): NucleaseInput[] {
  return rows.flatMap((row) => {
    if (saysNothing(row)) return [];
    const before = stored.find(({ id }) => id === row.id);
    return {
      id: row.id,
      typeName: textToStore(row.typeName, before?.typeName),
      className: textToStore(row.className, before?.className),
      concentration: numberToStore(row.concentration, before?.concentration),
    };
  });
}
