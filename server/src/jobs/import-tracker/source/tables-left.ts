import type { TableMapping } from './mapping.ts';
import { NOT_CARRIED } from '../mappings/not-carried.ts';
import { ImportRefused, type ImportReport } from '../report/report.ts';
import type { SourceDatabase } from './source-database.ts';

/** Tables without which a database is certainly not the existing tracker's. */
const ESSENTIAL = ['project', 'plan', 'outcome', 'mutation', 'gene'];

/**
 * Tables of the source that no row is read from, and tables of the model that it lacks.
 *
 * @throws ImportRefused when it is evidently another database
 */
export async function tablesLeft(
  source: Pick<SourceDatabase, 'tables' | 'count' | 'countUnused'>,
  mappings: readonly TableMapping[],
): Promise<Pick<ImportReport, 'notCarried' | 'unknownTables' | 'missingTables'>> {
  const joined = mappings.flatMap((mapping) => (mapping.joined === undefined ? [] : [mapping.joined.table]));
  const read = new Set([...mappings.map((mapping) => mapping.source), ...joined]);
  const known = new Map(NOT_CARRIED.map(({ table, reason }) => [table, reason]));
  const lacking = ESSENTIAL.filter((table) => !source.tables.has(table));
  if (lacking.length > 0)
    throw new ImportRefused(
      `The source has no table ${lacking.join(', ')}, so it is no database of the existing tracker. Check the address and the schema. Nothing was imported.`,
    );

  const notCarried = [];
  const unknownTables = [];
  for (const table of source.tables.keys()) {
    if (read.has(table)) continue;
    const rows = await source.count(table);
    const reason = known.get(table);
    if (reason === undefined) unknownTables.push({ table, rows });
    else notCarried.push({ table, rows, reason });
  }
  if (source.tables.has('location') && source.tables.has('sequence_location')) {
    const rows = await source.countUnused('location', { table: 'sequence_location', column: 'location_id' });
    if (rows > 0)
      notCarried.push({
        table: 'location',
        rows,
        reason: 'locations are parts of places in sequences here; these rows belong to none',
      });
  }
  return {
    notCarried,
    unknownTables,
    missingTables: [...read, ...known.keys()].filter((table) => !source.tables.has(table)),
  };
}
