import { sql, type RawBuilder } from 'kysely';

/**
 * SQL aggregate for the status that stands for several (api-3 §8.4, R1), as the name that `status` gives: the furthest one that
 * is no abortion, or the furthest abortion where there is nothing else. To summarise for each project first and then the
 * projects finds the same one: the largest of the largest is the largest.
 *
 * @param which rows count
 */
export function summarisedStatus(which: RawBuilder<boolean>): RawBuilder<string | null> {
  return sql`(max(array[(not status.is_abortion_status)::integer::text, lpad(status.ordering::text, 9, '0'),
    status.name] collate "C") filter (where ${which}))[3]`;
}
