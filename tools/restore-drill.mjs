/**
 * `npm run restore-drill`: backs the demo up, destroys it, restores it in both ways of docs/operations.md, and compares every row.
 * Works on PostgreSQLs of its own; names the tables that differ and fails if there are any.
 *
 * `npm run restore-drill -- --pitr` does that with pgBackRest. With PGBACKREST_CONFIG it restores the newest backup of that
 * repository instead, verifies it, and writes the result to RESTORE_PROOF_FILE. It never touches the database itself.
 */
import { endOnSignals } from './machine/commands.mjs';
import { findPostgres } from './machine/postgres.mjs';
import { differingTables } from './operations/restore-drill.mjs';
import { findPgbackrest } from './operations/pitr/pgbackrest.mjs';
import { proveNightly } from './operations/pitr/prove-nightly.mjs';

endOnSignals();
const programs = findPostgres();
const isPitr = process.argv.includes('--pitr');
if (programs === undefined)
  fail('No PostgreSQL 15 or newer was found (PG_BIN names the folder of its programs).');
else if (!isPitr) compare(await (await demo()).demoDrill(programs));
else if (findPgbackrest() === undefined)
  fail('No pgBackRest was found (Debian: apt-get install pgbackrest).');
else if (process.env.PGBACKREST_CONFIG === undefined) compare(await (await demo()).demoPitrDrill(programs));
else await prove(programs, process.env.PGBACKREST_CONFIG);

/** Starts servers, which the image of the nightly run does not have. */
function demo() {
  return import('./operations/demo-drill.mjs');
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}

/** @param {Partial<Record<'dump' | 'pointInTime', import('./operations/restore-drill.mjs').Comparison>>} ways */
function compare({ dump, pointInTime }) {
  for (const [way, comparison] of Object.entries({ dump, 'point in time': pointInTime })) {
    if (comparison === undefined) continue;
    const differing = differingTables(comparison);
    const tables = Object.keys(comparison.before).length;
    console.log(`${way}: ${tables - differing.length} of ${tables} tables came back as they were.`);
    for (const table of differing)
      fail(`  ${table}: ${comparison.before[table]} became ${comparison.after[table]}`);
  }
}

/** @param {import('./machine/postgres.mjs').PostgresPrograms} found @param {string} config */
async function prove(found, config) {
  try {
    const { tables, rows, restoredTo } = await proveNightly(found, config, process.env);
    console.log(
      `The newest backup came back whole, with all changes until ${restoredTo}. Tables: ${tables}, rows: ${rows}.`,
    );
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
