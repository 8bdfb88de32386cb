import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, OpenDatabase } from './database.ts';

/** Any number will do, as long as every instance of the server uses the same, and migrations use another. */
const START_LOCK = 7_203_119;

/** A server waits for another one's demo for minutes, longer than a statement may take. */
const LOOK_AGAIN_MS = 200;

/**
 * Runs the writes that an instance makes to the database when it starts. Instances that start together on one
 * PostgreSQL wait for each other, so that the later one finds the work done. An embedded database has one server
 * anyway (its folder is locked).
 */
export async function aloneAtStart<T>(
  { db, kind, openDirect }: Pick<OpenDatabase, 'db' | 'kind' | 'openDirect'>,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work();
  const direct = openDirect?.();
  try {
    return await locked(direct ?? db, work);
  } finally {
    await direct?.destroy();
  }
}

async function locked<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    while (!(await isLocked(connection))) await pause(LOOK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${START_LOCK})`.execute(connection);
    }
  });
}

async function isLocked(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${START_LOCK}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}
