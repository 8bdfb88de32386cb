import type { ConvertedRow } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import type { Becomes, Value } from '../source/mapping.ts';
import type { ColumnFacts } from '../source/schema-facts.ts';
import type { Remark } from '../report/tally.ts';

/** Finds entries of our lists by their names. */
export interface Entries {
  /** Our id of the entry of a table; undefined when there is none. */
  idOf(table: string, name: string): string | undefined;
}

/** An entry that a row needs because its own reference is empty. */
export interface NeededEntry {
  readonly table: string;
  readonly name: string;
}

/** The entries that empty references of a row lead to. */
export function neededEntries(plan: LoadPlan, row: ConvertedRow): NeededEntry[] {
  return emptyColumns(plan, row).flatMap(({ name: column, refersTo }) => {
    const becomes = plan.fates.get(column)?.becomes;
    const name = becomes === undefined ? null : textOf(becomes, column, row);
    return refersTo === null || name === null ? [] : [{ table: refersTo, name }];
  });
}

/**
 * The row with a value in each column that must not be empty (`empty-columns.ts`), or why it cannot be taken.
 */
export function completeRow(
  plan: LoadPlan,
  row: ConvertedRow,
  entries: Entries,
): ConvertedRow | { refusal: Remark } {
  const values: Record<string, Value> = { ...row.values };
  const filled: Remark[] = [];
  for (const facts of emptyColumns(plan, row)) {
    const { name: column, fallback, refersTo } = facts;
    const { becomes, says } = plan.fates.get(column) ?? {};
    const remark = { key: row.key, column, from: null, fate: says };
    if (becomes?.kind === 'refused')
      return {
        refusal: {
          ...remark,
          reason: 'is empty, and the row says nothing without it',
          advice: becomes.advice,
        },
      };
    const text = becomes === undefined ? null : textOf(becomes, column, row);
    const value = text === null || refersTo === null ? text : (entries.idOf(refersTo, text) ?? null);
    if (value === null && fallback === null) return { refusal: { ...remark, ...MISSING } };
    values[column] = value;
    filled.push(
      value === null
        ? { ...remark, reason: 'was empty, so the default was taken', isNoise: true }
        : { ...remark, reason: 'was empty', to: text, isNoise: isNoise(becomes) },
    );
  }
  return filled.length === 0 ? row : { ...row, values, changes: [...row.changes, ...filled] };
}

const MISSING = {
  reason: 'is missing, and nothing can be stored without it',
  advice: 'Fill it in in the source and import again.',
};

function emptyColumns({ facts, fates, columns }: LoadPlan, { values }: ConvertedRow): ColumnFacts[] {
  return columns.flatMap((name) => {
    const column = facts.columns.get(name);
    const mustHaveValue = column?.isRequired === true || fates.has(name);
    return column !== undefined && mustHaveValue && !column.isGenerated && values[name] === null
      ? [column]
      : [];
  });
}

/** The text that an empty column becomes, or the name of the entry; null for our default. */
function textOf(becomes: Becomes, column: string, { sourceId, derived }: ConvertedRow): Value {
  switch (becomes.kind) {
    case 'text':
      return becomes.text.replace('{id}', sourceId);
    case 'entry':
      return becomes.name;
    case 'derived':
      return derived[column] ?? null;
    case 'default':
    case 'refused':
      return null;
  }
}

function isNoise(becomes: Becomes | undefined): true | undefined {
  return becomes?.kind === 'text' ? becomes.isNoise : undefined;
}
