import type { RecordAt, ValueAt } from 'shared/contract';
import { elementNames, lineInWords } from '../shown-lines.ts';

/** A value at the end of the day, and now; null for nothing. */
export interface ShownValueAt {
  then: string | null;
  now: string | null;
  hasChanged: boolean;
}

/** A field by its label, or a list by its elements. */
export interface ShownFieldAt {
  label: string;
  values: readonly ShownValueAt[];
}

/** The fields of a record as the history names them, in the order of the server; elements of one list are together. */
export function valuesInWords({ fields, elements }: Pick<RecordAt, 'fields' | 'elements'>): ShownFieldAt[] {
  const lines = [
    ...fields.map((value) => asLine(value, 'Field changed')),
    ...elements.map((value) => asLine(value, 'Element removed')),
  ];
  const names = elementNames([{ details: lines }]);
  const byLabel = new Map<string, ShownValueAt[]>();
  for (const line of lines) {
    const { label, before: then, after: now } = lineInWords(line, names);
    if (then === null && now === null) continue;
    const values = byLabel.get(label) ?? [];
    byLabel.set(label, [...values, { then, now, hasChanged: then !== now }]);
  }
  return [...byLabel].map(([label, values]) => ({ label, values }));
}

/** Without what is as it was. */
export function changedOnly(fields: readonly ShownFieldAt[]): ShownFieldAt[] {
  return fields
    .map(({ label, values }) => ({ label, values: values.filter(({ hasChanged }) => hasChanged) }))
    .filter(({ values }) => values.length > 0);
}

function asLine({ field, then, now }: ValueAt, note: string) {
  return { field, oldValue: then, newValue: now, note };
}
