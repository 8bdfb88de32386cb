import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { serverFile } from '../folders/server-folder.ts';

/** One step of the schema: an SQL file of server/migrations, run once, in order of its name. */
export interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text with line feeds as line ends, so that a checkout on Windows agrees. */
  checksum: string;
}

const MIGRATIONS_DIR = serverFile('migrations');

/** Any number will do, as long as every instance of the server uses the same. */
const ADVISORY_LOCK = 7_203_118;

/** The migrations of this program, in order. */
export function readMigrations(folder: string = MIGRATIONS_DIR): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    });
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/**
 * Brings the schema up to date, each file in its own transaction. Instances that start together wait for each other.
 *
 * @returns the names of the migrations that ran
 * @throws StartupError if the database knows a migration that this program does not, or one that has changed
 */
export async function migrate(db: Db, migrations = readMigrations()): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
    try {
      await createMigrationTable(connection);
      const pending = pendingMigrations(migrations, await appliedMigrations(connection));
      for (const migration of pending) await run(connection, migration);
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection);
    }
  });
}

/**
 * Nothing can be brought up to date on a replica: it must be.
 *
 * @throws StartupError
 */
export async function requireMigrated(db: Db): Promise<void> {
  const applied = (await hasMigrationTable(db)) ? await appliedMigrations(db) : [];
  const [pending] = pendingMigrations(readMigrations(), applied);
  if (pending !== undefined)
    throw new StartupError(
      `The replica lacks the migration ${pending.name}: start a server of this version on its primary first.`,
    );
}

async function createMigrationTable(db: Db): Promise<void> {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(db);
}

async function hasMigrationTable(db: Db): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('schema_migration') is not null`.execute(db);
  return rows.length > 0;
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

async function appliedMigrations(db: Db): Promise<Applied[]> {
  const result = await sql<Applied>`select name, checksum from schema_migration order by name`.execute(db);
  return result.rows;
}

/** Which migrations are still to run; refuses a database that these migrations cannot have made. */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known === undefined)
      throw new StartupError(`The database is newer than this program: it knows the migration ${name}.`);
    if (known.checksum !== checksum)
      throw new StartupError(`The migration ${name} was changed after the database had run it.`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const last = applied.at(-1)?.name ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late !== undefined)
    throw new StartupError(`The migration ${late.name} comes before ${last}, which has already run.`);
  return pending;
}

async function run(db: Db, migration: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(migration.text).execute(transaction);
    await sql`
      insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})
    `.execute(transaction);
  });
}
