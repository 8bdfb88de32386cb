import type { Database } from '../../../platform/database/schema.ts';
import type { TableMapping } from '../source/mapping.ts';
import { givenNumber, numberExpression, OWN_ID, STORED_NUMBER } from '../source/public-numbers.ts';
import { trimmedOrNone } from '../source/rules.ts';

type Details = Omit<TableMapping, 'source' | 'target' | 'load' | 'key'>;

/** Rows that keep their ids, from the table of the same name. */
export function copied(table: keyof Database, details: Details = {}): TableMapping {
  return { source: table, target: table, load: { kind: 'copy' }, key: ['id'], ...details };
}

/** As `copied`, for rows that have a public number in a column. */
export function numbered(
  table: keyof Database,
  column: string,
  width: number,
  details: Details = {},
): TableMapping {
  const kind = { table, column, width };
  return copied(table, {
    ...details,
    inputs: {
      given_number: numberExpression(kind),
      [STORED_NUMBER]: `source.${column}`,
      [OWN_ID]: 'source.id',
      ...details.inputs,
    },
    rules: { given_number: givenNumber(kind), ...details.rules },
  });
}

/** As `copied`, for what has the key of what it is a part of. */
export function copiedPart(table: keyof Database, key: string, details: Details = {}): TableMapping {
  return { ...copied(table, details), key: [key] };
}

/** A look-up list that the installation may extend: known by name, added to where a name is new. */
export function list(table: keyof Database, details: Details = {}): TableMapping {
  return {
    source: table,
    target: table,
    load: { kind: 'match', on: [['name']], ignoreCase: true, onMatch: 'take' },
    key: ['id'],
    ...details,
    rules: { name: trimmedOrNone, ...details.rules },
  };
}

/** A look-up list whose values are fixed in the program (data-model.md section 1.3). */
export function closedList(table: keyof Database, details: Details = {}): TableMapping {
  return {
    ...list(table, details),
    load: { kind: 'match', on: [['name']], ignoreCase: true, closed: true, onMatch: 'keep' },
  };
}

/** Pairs of things that belong together. */
export function linked(table: keyof Database, one: string, other: string): TableMapping {
  return { source: table, target: table, load: { kind: 'link' }, key: [one, other] };
}

/** Reported for a row whose place was taken by another row, or that had none. */
export const TAKEN_PLACE = 'is missing or has another row already, so the row went to the end';

/**
 * SQL of a row's place among the rows of the same owner: its own place if it is the first to have it, else one after
 * all others.
 *
 * @param owner column that names the owner
 */
export function placeAmong(owner: string): string {
  return `case
    when source.index >= 0 and row_number() over (partition by source.${owner}, source.index order by source.id) = 1
      then source.index
    else coalesce(max(source.index) over (partition by source.${owner}), -1)
      + row_number() over (partition by source.${owner} order by source.id) end`;
}
