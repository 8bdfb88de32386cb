import { openDatabase, type Db } from '../src/platform/database/database.ts';

/** Uses the database of a server that does not run, and closes it. */
export async function withEmbeddedDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, (error) => {
    throw error;
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
