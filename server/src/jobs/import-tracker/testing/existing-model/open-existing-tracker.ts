/** A database such as the existing tracker has it, for tests: its tables, and an invented tracker in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { openTestDatabase } from '../../../../../testing/database/test-database.ts';

/** Where its tables are (data-model section 1). */
export const EXISTING_SCHEMA = 'gentar';

export interface ExistingTracker {
  db: Db;
  close: () => Promise<void>;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Rows beside the good ones: such as cannot be taken over as they are, and such as lack something. */
export interface FurtherRows {
  withBrokenRows?: boolean;
  withIncompleteRows?: boolean;
}

/**
 * Opens a separate database with the existing tracker's tables in `EXISTING_SCHEMA`. */
export async function openExistingTracker({
  withBrokenRows = false,
  withIncompleteRows = false,
}: FurtherRows = {}): Promise<ExistingTracker> {
  const database = await openTestDatabase();
  const folders = [
    ...['tables', 'rows'],
    ...(withBrokenRows ? ['broken'] : []),
    ...(withIncompleteRows ? ['incomplete'] : []),
  ];
  await database.db.transaction().execute(async (transaction) => {
    await sql`create schema ${sql.ref(EXISTING_SCHEMA)}`.execute(transaction);
    await sql`set local search_path to ${sql.ref(EXISTING_SCHEMA)}`.execute(transaction);
    for (const script of folders.flatMap(scriptsOf)) await sql.raw(script).execute(transaction);
  });
  return { db: database.db, close: async () => database.close() };
}

/** The SQL files of a folder, in order of their names. */
function scriptsOf(folder: string): string[] {
  return readdirSync(join(HERE, folder))
    .sort()
    .map((name) => readFileSync(join(HERE, folder, name), 'utf8'));
}

/** How many rows each table of the existing tracker has, by its name. */
export async function rowsByTable({ db }: ExistingTracker): Promise<Map<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${EXISTING_SCHEMA} order by tablename
  `.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const table = sql.table(`${EXISTING_SCHEMA}.${name}`);
    const response = await sql<{ rows: number }>`select count(*) as rows from ${table}`.execute(db);
    counts.set(name, response.rows[0]?.rows ?? 0);
  }
  return counts;
}
