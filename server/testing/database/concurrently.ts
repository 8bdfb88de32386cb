/** Tests of transactions that meet: the embedded database carries out one after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/** Address of the PostgreSQL that tests may use, empty where there is none. */
export const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? '';

/** `describe` for what only PostgreSQL has. */
export const onPostgres = POSTGRES_URL === '' ? describe.skip : describe;

/** How often to look, with a hundredth of a second between, before the test fails. */
const LOOKS = 1_000;

/** Resolves once so many connections of the database wait for locks that others hold. */
export async function untilWaiting(db: Db, connections = 1): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= connections) return;
    await pause(10);
  }
  throw new Error(`${connections} connections were to wait for a lock.`);
}
