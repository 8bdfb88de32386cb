/**
 * Where a test file of the server runs: Jest's own environment for Node, and in it the door to the embedded database.
 *
 * Jest gives every test file new copies of all modules. For the database that means megabytes of machine code which are
 * compiled and warmed up again and again, so it stays outside, where Jest's worker keeps it, and each file gets
 * databases of its own from there.
 */
import { readFile } from 'node:fs/promises';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { openPgliteEngine } from './pglite-engine.ts';
import { engineErrorFacts, type SqlErrorFacts } from './sql-error.ts';
import type { SqlResult } from './sql-transport.ts';

/** What a statement came to. Errors do not pass: the test file's own `Error` is another class than the one here. */
export type OutsideAnswer = { result: SqlResult } | { error: SqlErrorFacts };

/** An embedded database outside of the test file. */
export interface OutsideEngine {
  query(text: string, parameters: readonly unknown[]): Promise<OutsideAnswer>;
  close(): Promise<void>;
}

/** Opens an embedded database outside of the test file, filled from the dump in this file. */
export type OpenOutside = (dumpFile: string) => Promise<OutsideEngine>;

declare global {
  /** Put into every test file by its environment; absent outside of tests. */
  var openOutsideEngine: OpenOutside | undefined;
}

/** Named by jest.config.mjs. */
export default class TestEnvironment extends NodeEnvironment {
  private readonly opened: OutsideEngine[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    const openOutsideEngine: OpenOutside = async (dumpFile) => {
      const engine = await open(dumpFile);
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

/** Dumps by their files, which never change. */
const dumps = new Map<string, Promise<Blob>>();

async function open(dumpFile: string): Promise<OutsideEngine> {
  const dump = dumps.get(dumpFile) ?? readFile(dumpFile).then((bytes) => new Blob([bytes]));
  dumps.set(dumpFile, dump);
  const engine = await openPgliteEngine({ loadFrom: await dump });
  return {
    query: async (text, parameters) => {
      try {
        return { result: await engine.query(text, parameters) };
      } catch (error) {
        return { error: engineErrorFacts(error) };
      }
    },
    close: engine.close,
  };
}
