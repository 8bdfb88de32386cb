/**
 * Writes docs/api-coverage.md from what the server tests recorded, or checks that it agrees with them.
 *
 * Usage: tsx checks/api-coverage/cli.ts <folder of recordings> [--check]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageTable, dangling, differingLines, untested } from './coverage-table.ts';
import { DIFFERENCES } from './differences.ts';
import { readRecordings } from './recordings.ts';

const TABLE = fileURLToPath(new URL('../../../docs/api-coverage.md', import.meta.url));

const [folder = '', option] = process.argv.slice(2);
const calls = readdirSync(folder).flatMap((file) => readRecordings(readFileSync(join(folder, file), 'utf8')));
const table = coverageTable(calls, DIFFERENCES);
const complaints = [
  ...untested(calls).map((endpoint) => `${endpoint}: no test has seen it answer well.`),
  ...dangling(calls, DIFFERENCES).map(
    (endpoint) => `${endpoint}: has a difference, but there is no such endpoint.`,
  ),
];
if (option !== '--check') writeFileSync(TABLE, table);
else {
  const differing = differingLines(readFileSync(TABLE, 'utf8'), table);
  if (differing.length > 0)
    complaints.push(
      'docs/api-coverage.md is not what the tests do: run `npm run api-coverage`.',
      ...differing,
    );
}

for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
