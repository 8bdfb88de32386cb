/**
 * Where a test file of the server runs: Jest's own environment for Node, which also gives access to the embedded
 * database.
 *
 * Jest gives every test file new copies of all modules. For the database that means megabytes of machine code which
 * are compiled and warmed up again and again, so it is loaded outside of these modules, in Jest's worker. A database
 * that a test file has closed is reset to its initial state and given to the next one.
 */
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { Kysely } from 'kysely';
import { compileModulesOnce } from 'tools/jest/compiled-once.mjs';
import { loadCatalogues } from '../../src/catalogue/reference-data/load-catalogues.ts';
import { embeddedDialect } from '../../src/platform/database/embedded/embedded-dialect.ts';
import { engineOf, openPglite } from '../../src/platform/database/embedded/pglite-engine.ts';
import type { Beginning } from './beginning.ts';
import { rememberDatabase } from './rewind.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { engineErrorFacts, type SqlErrorFacts } from '../../src/platform/database/sql-error.ts';
import type { SqlResult } from '../../src/platform/database/embedded/sql-transport.ts';

/** What a statement came to. Errors do not pass: the test file's own `Error` is another class than the one here. */
export type OutsideAnswer = { result: SqlResult } | { error: SqlErrorFacts };

/** An embedded database outside of the test file. */
export interface OutsideEngine {
  query(text: string, parameters: readonly unknown[]): Promise<OutsideAnswer>;
  close(): Promise<void>;
}

/** Opens an embedded database outside of the test file. `dumpFile` is one of a migrated, empty database. */
export type OpenOutside = (dumpFile: string, beginning: Beginning) => Promise<OutsideEngine>;

declare global {
  /** Put into every test file by its environment; absent outside of tests. */
  var openOutsideEngine: OpenOutside | undefined;
}

compileModulesOnce();

/** Named by jest.config.mjs. */
export default class TestEnvironment extends NodeEnvironment {
  private readonly opened: OutsideEngine[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    const openOutsideEngine: OpenOutside = async (dumpFile, beginning) => {
      const engine = await open(dumpFile, beginning);
      this.opened.push(engine);
      return engine;
    };
    // Dates travel in both directions, and are known by their class.
    Object.assign(this.global, { openOutsideEngine, Date });
  }

  override async teardown(): Promise<void> {
    // A file that failed before its end leaves its databases open.
    for (const engine of this.opened) await engine.close();
    await super.teardown();
  }
}

/** A database of this worker, and how to take it back to each beginning. */
interface Kept {
  database: PGlite;
  rewind: Record<Beginning, () => void>;
}

/** Those that no test file uses at the moment. */
const idle: Kept[] = [];

async function open(dumpFile: string, beginning: Beginning): Promise<OutsideEngine> {
  const kept = idle.pop() ?? (await create(dumpFile));
  kept.rewind[beginning]();
  const engine = engineOf(kept.database);
  let isOpen = true;
  return {
    query: async (text, parameters) => {
      if (!isOpen) return { error: { message: 'The database of this test is closed.' } };
      try {
        return { result: await engine.query(text, parameters) };
      } catch (error) {
        return { error: engineErrorFacts(error) };
      }
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      // Comes after whatever is still under way.
      await engine.query('rollback', []);
      idle.push(kept);
    },
  };
}

async function create(dumpFile: string): Promise<Kept> {
  const database = await openPglite({ loadFrom: new Blob([await readFile(dumpFile)]) });
  await unrefTimers(database);
  // A library that is loaded later cannot be taken back.
  await database.exec("load 'plpgsql'");
  const empty = rememberDatabase(database);
  await loadCatalogues(new Kysely<Database>({ dialect: embeddedDialect(engineOf(database)) }));
  return { database, rewind: { empty, lists: rememberDatabase(database) } };
}

/** The engine's watches run on for ten seconds after a statement. Jest is not to wait for them at its end. */
async function unrefTimers(database: PGlite): Promise<void> {
  const run = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (...call) => withoutWaiting(() => run(...call));
  // There is one timer, set while the database was opened. A shorter watch takes its place.
  await database.exec('set statement_timeout = 1000');
  await database.exec('select 1');
  await database.exec('reset statement_timeout');
}

/** Timers that are set meanwhile, or when such a timer rings, do not keep the process from ending. */
function withoutWaiting<T>(work: () => T): T {
  const { setTimeout } = globalThis;
  const setUnwatched = (ring: () => void, ms: number) => setTimeout(() => withoutWaiting(ring), ms).unref();
  // The engine is not asynchronous: nobody else runs in between.
  Reflect.set(globalThis, 'setTimeout', setUnwatched);
  try {
    return work();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}
