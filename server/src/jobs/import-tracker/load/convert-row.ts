import type { LoadPlan } from './load-plan.ts';
import { FATE_PREFIX, KEY_PREFIX } from './load-plan.ts';
import type { InputRow, Value } from '../source/mapping.ts';
import type { ColumnFacts } from '../source/schema-facts.ts';
import type { Remark } from '../report/tally.ts';

/** A row as it is to be written: our columns, with the source's key and what was changed. */
export interface ConvertedRow {
  /** As the report names it, for example `id 17`. */
  readonly key: string;
  /** Value of its first key column in the source. */
  readonly sourceId: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly changes: readonly Remark[];
  /** What empty columns become, where that is worked out in the source. */
  readonly derived: Readonly<Record<string, Value>>;
}

/** How ids of the source become ours. */
export interface OurIds {
  /** The ids of a list whose rows were matched; undefined for tables that keep their ids. */
  get(list: string): { get(id: string): string | undefined } | undefined;
  /** What is added to the ids of one of our tables that keeps them: 0 unless it had rows before. */
  shiftOf(table: string): number;
}

/**
 * Applies the rules of a mapping to a row, and replaces its references by our ids. What only the database knows (does
 * the parent exist, is the name free) is checked later.
 */
export function convertRow(plan: LoadPlan, row: InputRow, ids: OurIds): ConvertedRow | { refusal: Remark } {
  const key = plan.mapping.key
    .map((column) => `${column} ${row[KEY_PREFIX + column] ?? '(none)'}`)
    .join(', ');
  const values: Record<string, Value> = {};
  const changes: Remark[] = [];
  for (const column of plan.columns) {
    const facts = plan.facts.columns.get(column);
    const read = row[column] ?? null;
    const judged = plan.mapping.rules?.[column]?.(read, row) ?? { value: read };
    if ('refusal' in judged)
      return { refusal: { key, column, reason: judged.refusal, advice: judged.advice, from: read } };
    if (judged.change !== undefined)
      changes.push({
        key,
        column,
        reason: judged.change,
        from: judged.was === undefined ? read : judged.was,
        to: judged.value,
        isNoise: judged.isNoise,
      });
    if (facts === undefined || facts.isGenerated) continue;
    const referred = refer(plan, facts, judged.value, row, ids);
    if (referred === undefined) {
      const remark = { key, column, from: read };
      if (facts.isRequired) return { refusal: { ...remark, ...broken(facts) } };
      changes.push({ ...remark, to: null, reason: EMPTIED });
    }
    values[column] = referred ?? null;
  }
  const sourceId = row[KEY_PREFIX + (plan.mapping.key[0] ?? '')] ?? '';
  return { key, sourceId, values, changes, derived: derivedOf(plan, row) };
}

function derivedOf({ fates }: LoadPlan, row: InputRow): Record<string, Value> {
  const derived = [...fates].filter(([, { becomes }]) => becomes.kind === 'derived');
  return Object.fromEntries(derived.map(([column]) => [column, row[FATE_PREFIX + column] ?? null]));
}

/** Why an optional reference is empty here. */
export const EMPTIED = 'names something that is absent from the source or was refused, so it was left empty';

/** Why a row cannot be without what it refers to. */
export function broken({ refersTo }: ColumnFacts): Pick<Remark, 'reason' | 'advice'> {
  return {
    reason: `names a row of ${refersTo ?? 'a table'} that is absent from the source or was refused`,
    advice: `Mend what was refused of ${refersTo ?? 'the table'} (above in this report), or the reference, and import again.`,
  };
}

/** The value with our id in place of the source's; undefined when we have no such entry. */
function refer(
  { mapping, facts: table }: LoadPlan,
  facts: ColumnFacts,
  value: Value,
  row: InputRow,
  ids: OurIds,
): Value | undefined {
  const named = mapping.refersTo?.[facts.name] ?? facts.refersTo ?? undefined;
  const list = typeof named === 'function' ? named(row) : named;
  if (value === null) return value;
  const matched = list === undefined ? undefined : ids.get(list);
  if (matched !== undefined) return matched.get(value);
  // Its own id is shifted like the references to it.
  const shift = ids.shiftOf(facts.refersTo ?? (facts.name === table.key ? table.name : ''));
  return shift === 0 ? value : String(Number(value) + shift);
}
