import { sql, type RawBuilder } from 'kysely';

/**
 * A moment as responses have it, with milliseconds: `2031-02-28T09:30:00.000Z`. Null stays null. A column without a zone has local times
 * of the server, which is the zone of every session.
 */
export function instant(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
