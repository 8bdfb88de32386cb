/** Databases for tests: each test file has a separate one, migrated, empty, and opened within a second. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { loadCatalogues } from '../../src/catalogue/reference-data/load-catalogues.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { counted } from '../../src/platform/database/statements/counted.ts';
import { embeddedDialect } from '../../src/platform/database/embedded/embedded-dialect.ts';
import { migrate, readMigrations } from '../../src/platform/database/migrator.ts';
import { openPglite, openPgliteEngine } from '../../src/platform/database/embedded/pglite-engine.ts';
import { postgresDialect } from '../../src/platform/database/postgres/postgres-dialect.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { SqlError } from '../../src/platform/database/sql-error.ts';
import type { SqlTransport } from '../../src/platform/database/embedded/sql-transport.ts';
import { BEGINNINGS, type Beginning } from './beginning.ts';

/** A database of a test file's own. */
export interface TestDatabase {
  db: Db;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/**
 * Opens a migrated database, empty or with the look-up lists: embedded, or, with `TEST_DATABASE_URL` (an account that may create
 * databases), a fresh one on a real PostgreSQL.
 */
export async function openTestDatabase(beginning: Beginning = 'empty'): Promise<TestDatabase> {
  const url = postgresForTests();
  return url === undefined ? openEmbedded(beginning) : openOnPostgres(url, beginning);
}

/** The same before its first migration. */
export async function openUnmigratedDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return database;
}

/**
 * Makes the templates that test databases start from, if there are none yet. Jest calls it
 * before the first test file (jest.config.mjs), so that no test has to wait for it.
 */
export async function prepareTestDatabases(): Promise<void> {
  const url = postgresForTests();
  if (url === undefined) await embeddedTemplate();
  else for (const beginning of BEGINNINGS) await makePostgresTemplate(url, beginning);
}

function postgresForTests(): string | undefined {
  const url = process.env.TEST_DATABASE_URL;
  return url === '' ? undefined : url;
}

/** Nothing is written for the repair of files: no crash is survived. Few buffers leave less memory to take back. */
const SHORT_LIVED = {
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_init_zero: 'off',
  shared_buffers: '16MB',
};

let digest: string | undefined;

/** What templates are made from: the migrations, and the look-up lists with the tables that they are read from. */
function templateDigest(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('sha256').update(
    readMigrations()
      .map(({ checksum }) => checksum)
      .join(),
  );
  const lists = new URL('../../src/catalogue/reference-data/', import.meta.url);
  for (const name of readdirSync(lists).sort()) hash.update(readFileSync(new URL(name, lists)));
  for (const name of ['strains.tsv', 'vocabularies.tsv'])
    hash.update(readFileSync(new URL(`../../demo-data/${name}`, import.meta.url)));
  hash.update(JSON.stringify(SHORT_LIVED));
  return (digest = hash.digest('hex').slice(0, 16));
}

async function openEmbedded(beginning: Beginning): Promise<TestDatabase> {
  const transport = await openExternalServices(await embeddedTemplate(), beginning);
  const db = counted(embeddedDialect(transport));
  const close = async () => {
    await db.destroy();
    // Kysely does not end a driver that it has never used.
    await transport.close();
  };
  return { db, kind: 'embedded', close };
}

async function openExternalServices(dumpFile: string, beginning: Beginning): Promise<SqlTransport> {
  if (globalThis.openOutsideEngine === undefined)
    throw new Error('Test databases are opened by the environment that server/jest.config.mjs names.');
  const engine = await globalThis.openOutsideEngine(dumpFile, beginning);
  return {
    query: async (text, parameters) => {
      const response = await engine.query(text, parameters);
      if ('error' in response) throw new SqlError(response.error);
      return response.result;
    },
    close: () => engine.close(),
  };
}

/** Path of the data folder of a migrated database, made once and cached for later runs. */
async function embeddedTemplate(): Promise<string> {
  const folder = join(tmpdir(), 'tracker-test-databases');
  const file = join(folder, `${templateDigest()}.tar`);
  if (existsSync(file)) return file;
  const engine = await openPgliteEngine();
  const db = new Kysely<Database>({ dialect: embeddedDialect(engine) });
  await migrate(db);
  for (const [name, value] of Object.entries(SHORT_LIVED))
    await sql.raw(`alter system set ${name} = '${value}'`).execute(db);
  const dump = await engine.dump();
  await db.destroy();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed: test files that run at the same time never see half a file.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, file);
  return file;
}

/** Makes a folder with a migrated, empty database, as servers run it. */
export async function fillWithTestDatabase(dataDir: string): Promise<void> {
  const database = await openPglite({
    dataDir,
    loadFrom: new Blob([await readFile(await embeddedTemplate())]),
  });
  await database.exec('alter system reset all');
  await database.close();
}

async function openOnPostgres(adminUrl: string, beginning: Beginning): Promise<TestDatabase> {
  const template = nameOfTemplate(beginning);
  const name = `tracker_test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, (admin) => createDatabase(admin, name, template));
  const db = openPostgres(adminUrl, name);
  const close = async () => {
    await db.destroy();
    await administer(adminUrl, (admin) => sql`drop database ${sql.ref(name)} with (force)`.execute(admin));
  };
  return { db, kind: 'postgres', close };
}

const TEMPLATE_LOCK = 7_203_119;

function nameOfTemplate(beginning: Beginning): string {
  return `tracker_template_${beginning}_${templateDigest()}`;
}

/** Makes the template database of a beginning, unless it is there. Runs that start together wait for the first to make it. */
async function makePostgresTemplate(adminUrl: string, beginning: Beginning): Promise<void> {
  const template = nameOfTemplate(beginning);
  await administer(adminUrl, async (admin) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(admin);
    const found = await sql`select from pg_database where datname = ${template}`.execute(admin);
    if (found.rows.length > 0) return;
    const draft = `${template}_draft`;
    await sql`drop database if exists ${sql.ref(draft)} with (force)`.execute(admin);
    await createDatabase(admin, draft, 'template0');
    const db = openPostgres(adminUrl, draft);
    await migrate(db);
    if (beginning === 'lists') await loadCatalogues(db);
    await db.destroy();
    await sql`alter database ${sql.ref(draft)} rename to ${sql.ref(template)}`.execute(admin);
  });
}

/** Work on one connection to the administrator's database; its end gives all locks free. */
async function administer(adminUrl: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  const admin = new Kysely<Database>({ dialect: postgresDialect(adminUrl) });
  try {
    await admin.connection().execute(work);
  } finally {
    await admin.destroy();
  }
}

function openPostgres(adminUrl: string, database: string): Db {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return counted(postgresDialect(url.href));
}

/** Copied as files, in half the time of the default, which logs each page: nothing shall survive a crash here. */
async function createDatabase(admin: Db, name: string, template: string): Promise<void> {
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)} strategy file_copy`.execute(admin);
}
