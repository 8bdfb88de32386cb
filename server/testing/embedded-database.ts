import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Db } from '../src/platform/database/database.ts';
import { fillWithTestDatabase } from './database/test-database.ts';

/** Uses the database of a server that does not run, and closes it. In a new folder it is empty, as after a first start. */
export async function withEmbeddedDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  await beginDataDir(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, (error) => {
    throw error;
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Puts an empty database into a new folder, in a tenth of the time that a server takes for its first start. */
export async function beginDataDir(dataDir: string): Promise<void> {
  const database = join(dataDir, 'pgdata');
  if (existsSync(database)) return;
  mkdirSync(dataDir, { recursive: true });
  await fillWithTestDatabase(database);
}
