import { PGlite } from '@electric-sql/pglite';
import { columnParsers, localTimeZone } from '../column-values.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { SqlError, sqlErrorFacts } from '../sql-error.ts';
import { DISCARD_PLANS, PlanAge } from '../statements/plan-age.ts';
import type { SqlResult, SqlTransport } from './sql-transport.ts';

/** Where the embedded database is: a folder, or only in memory, perhaps filled from a dump. */
export interface PgliteOptions {
  dataDir?: string;
  /** An uncompressed or gzipped tar of a data folder, as `dump` makes it. */
  loadFrom?: Blob;
}

/** The embedded database in the calling thread. */
export interface PgliteEngine extends SqlTransport {
  /** The whole data folder as a tar, to start further databases from. */
  dump(): Promise<Blob>;
}

const parsers = Object.fromEntries(
  Object.values(columnParsers).map(({ type, parse }) => [type, parse] as const),
);

/** Opens the embedded database, creating it if the folder is new. Throws what PGlite throws. */
export async function openPgliteEngine(options: PgliteOptions = {}): Promise<PgliteEngine> {
  return engineOf(await openPglite(options));
}

/** The engine itself, ready for `engineOf`. */
export async function openPglite(options: PgliteOptions): Promise<PGlite> {
  const database = await PGlite.create({
    parsers,
    // The report on a slow start is a timer that goes on after it, and keeps the process from ending.
    startParams: [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'],
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.loadFrom === undefined ? {} : { loadDataDir: options.loadFrom }),
  });
  await database.query("select set_config('TimeZone', $1, false)", [localTimeZone()]);
  return database;
}

/** A session on this engine: there may be one at a time. */
export function engineOf(database: PGlite): PgliteEngine {
  const plans = new PreparedStatements(database);
  const age = new PlanAge();
  return {
    query: async (text, parameters) => {
      const result = await runStatement(database, plans, text, parameters);
      if (age.isTooOldAfter(text, result.affectedRows)) await database.exec(DISCARD_PLANS);
      return result;
    },
    dump: () => database.dumpDataDir('none'),
    close: async () => {
      if (!database.closed) await database.close();
    },
  };
}

const CHANGES_TABLES = /\b(create|alter|drop)\b/i;

async function runStatement(
  database: PGlite,
  plans: PreparedStatements,
  text: string,
  parameters: readonly unknown[],
): Promise<SqlResult> {
  try {
    const result =
      parameters.length === 0 ? await runPlain(database, plans, text) : await plans.run(text, parameters);
    return { rows: (result?.rows ?? []).filter(isRow), affectedRows: result?.affectedRows ?? 0 };
  } catch (error) {
    const facts = sqlErrorFacts(error);
    throw facts === undefined ? error : new SqlError(facts);
  }
}

async function runPlain(database: PGlite, plans: PreparedStatements, text: string) {
  const results = await database.exec(text);
  if (CHANGES_TABLES.test(text)) await plans.forget();
  return results.at(-1);
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null;
}
