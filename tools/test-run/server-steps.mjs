import { join } from 'node:path';
import { memoryDisk } from '../machine/memory-disk.mjs';
import { findPostgres, startPostgres } from '../machine/postgres.mjs';
import { root } from '../workspace.mjs';
import { coverageArguments, recordingCalls } from './api-coverage.mjs';
import { inputsOfServer } from './inputs.mjs';
import { groupTests } from './grouped-tests.mjs';
import { listTests, runJest } from './jest.mjs';
import { oneTest, partOf, testParts } from './parts.mjs';
import { runNode } from './run-command.mjs';

/**
 * @typedef {import('./steps.mjs').Run} Run
 * @typedef {import('./steps.mjs').Outcome} Outcome
 * @typedef {import('./run-command.mjs').Print} Print
 */

const EMBEDDED = 'server (embedded)';
const COVERAGE = 'api coverage';
const POSTGRES = 'server (PostgreSQL)';

/** @param {Run} run @returns {import('./steps.mjs').Step[]} */
export function serverSteps(run) {
  return [
    { name: EMBEDDED, group: 'server', cores: 2, run: (print) => testEmbedded(run, print) },
    { name: POSTGRES, group: 'postgres', cores: 2, run: (print) => testOnPostgres(run, print) },
  ];
}

/**
 * Tests of the server, several files at a time.
 *
 * @param {string} name what they count for
 * @param {Record<string, string>} env
 * @param {Print} [print]
 * @param {(file: string) => boolean} [isChosen] whether a test file is among them
 */
export async function serverTests(name, env, print, isChosen = () => true) {
  const groups = groupTests(listTests(CONFIG).filter(isChosen), root, name);
  // Some wait for servers that they start, or for the database: on two cores a third finds work to do.
  const outcomes = await runJest([...CONFIG, ...groups], { nameOf: () => name, env, print, perCore: 1.5 });
  return outcomes.length > 0 ? outcomes : [oneTest(name, false)];
}

/** The tests record which endpoints they call, and the table of them must be true. @param {Run} run @param {Print} print */
async function testEmbedded(run, print) {
  const parts = [EMBEDDED, COVERAGE].map((name) => partOf(run, name, inputsOfServer()));
  return testParts(run, parts, () =>
    recordingCalls(async (folder) => [
      ...(await serverTests(EMBEDDED, { API_CALLS_DIR: folder }, print)),
      oneTest(COVERAGE, await runNode(coverageArguments(folder, ['--check']), { print })),
    ]),
  );
}

/** Only tests that open this database: the others have run already. @param {Run} run @param {Print} print @returns {Promise<Outcome[]>} */
async function testOnPostgres(run, print) {
  const given = process.env.TEST_DATABASE_URL;
  const programs = given === undefined ? findPostgres() : undefined;
  if (given === undefined && programs === undefined) {
    const note = 'skipped: no PostgreSQL 15 or newer found (PG_BIN names its programs)';
    return [{ name: POSTGRES, passed: 0, failed: 0, skipped: 1, note }];
  }
  const part = partOf(run, POSTGRES, inputsOfServer(), [given ?? programs?.version ?? '']);
  return testParts(run, [part], async () => {
    // Every test file makes a database and drops it: a disk takes up to eight times as long for that as memory. And no
    // statement of a test runs so long that machine code for it would pay.
    const options = { base: memoryDisk(), settings: { jit: 'off' } };
    const postgres = programs === undefined ? undefined : await startPostgres(programs, options);
    console.log(postgres === undefined ? given : `${postgres.version} in ${programs?.bin}`);
    try {
      const env = { TEST_DATABASE_URL: postgres?.url ?? given ?? '' };
      const startServers = relatedTests(SERVERS_OF_TESTS);
      const chosen = relatedTests(DATABASE_OF_TESTS).filter((file) => !startServers.includes(file));
      return await serverTests(POSTGRES, env, print, (file) => chosen.includes(file));
    } finally {
      await postgres?.stop();
    }
  });
}

/** Test files of the server that import a module, or one that does. @param {string} module */
function relatedTests(module) {
  return listTests([...CONFIG, '--findRelatedTests', module]);
}

const CONFIG = ['--config', join(root, 'server', 'jest.config.mjs')];
/** The module through which every test that needs a database opens one. */
const DATABASE_OF_TESTS = join(root, 'server', 'testing', 'database', 'test-database.ts');
/** And the one that starts servers as processes of their own, each on an embedded database. */
const SERVERS_OF_TESTS = join(root, 'server', 'testing', 'server-process.ts');
