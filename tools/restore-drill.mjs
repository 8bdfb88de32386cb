/**
 * `npm run restore-drill`: backs the demo up, destroys it, restores it in both ways of docs/operations.md, and compares every row.
 * Works on PostgreSQLs of its own; names the tables that differ and fails if there are any.
 */
import { findPostgres } from './machine/postgres.mjs';
import { demoDrill, differingTables } from './operations/demo-drill.mjs';

const programs = findPostgres();
if (programs === undefined) {
  console.error('No PostgreSQL 15 or newer was found (PG_BIN names the folder of its programs).');
  process.exit(1);
}
const { dump, pointInTime } = await demoDrill(programs);
for (const [way, comparison] of Object.entries({ dump, 'point in time': pointInTime })) {
  const differing = differingTables(comparison);
  const tables = Object.keys(comparison.before).length;
  console.log(`${way}: ${tables - differing.length} of ${tables} tables came back as they were.`);
  for (const table of differing)
    console.error(`  ${table}: ${comparison.before[table]} became ${comparison.after[table]}`);
  if (differing.length > 0) process.exitCode = 1;
}
