import { sql, type RawBuilder } from 'kysely';

/**
 * `any (…)` of these ids. How many there are is hidden from the planner: for a few it would take the plan that it has stored to be dearer
 * than one for so few, and plan the statement each time, which takes longer than running it (ADR 14).
 */
export function anyOfIds(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any (array(select unnest(${[...ids]}::bigint[])))`;
}
