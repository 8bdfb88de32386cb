import type { Db } from './database.ts';

/** The first work on a database, which is closed when that fails. */
export async function orClosed<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
