import { sql, type RawBuilder } from 'kysely';

/** Rows of the statements below; null where it is not known. */
export interface PositionRow {
  position: number | null;
}

const inBytes = (position: string) => `select pg_wal_lsn_diff(${position}, '0/0')::float8 as position`;

/** Where a server is in the log, in bytes: what it has written, on a standby what it has replayed. */
export const LOG_POSITION = inBytes(
  'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end',
);

/** What a standby knows of its primary while that sends: what it has received. Null when nothing is sent. */
export const RECEIVED_POSITION = inBytes(
  `case when not pg_is_in_recovery() then pg_current_wal_lsn()
    when exists (select from pg_stat_wal_receiver) then pg_last_wal_receive_lsn() end`,
);

/** One of the statements above, for a database. */
export function positionOf(statement: string): RawBuilder<PositionRow> {
  return sql.raw<PositionRow>(statement);
}
