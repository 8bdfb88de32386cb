import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** Any number will do, as long as every instance of the server uses the same, and migrations use another. */
const START_LOCK = 7_203_119;

/**
 * Runs the writes that an instance makes to the database when it starts. Instances that start together on one
 * PostgreSQL wait for each other, so that the later one finds the work done. An embedded database has one server
 * anyway (its folder is locked).
 */
export async function aloneAtStart<T>(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${START_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${START_LOCK})`.execute(connection);
    }
  });
}
