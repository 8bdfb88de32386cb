import { ImportRefused } from '../report/report.ts';
import type { SourceDatabase } from './source-database.ts';
import { tablesLeft } from './tables-left.ts';

const ESSENTIAL = ['project', 'plan', 'outcome', 'mutation', 'gene'];
type Source = Pick<SourceDatabase, 'tables' | 'count' | 'countUnused'>;

function sourceWith(tables: readonly string[]): Source {
  return {
    tables: new Map(tables.map((table) => [table, new Set<string>()])),
    count: async () => 3,
    countUnused: async () => 0,
  };
}

test.each(ESSENTIAL)('a source without %s alone is another database', async (lacking) => {
  const source = sourceWith(ESSENTIAL.filter((table) => table !== lacking));
  const refusal = await tablesLeft(source, []).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefused);
  expect(String(refusal)).toContain(`The source has no table ${lacking}, so`);
});

test('tables that nobody reads are named, with their rows and why, where that is known', async () => {
  const left = await tablesLeft(sourceWith([...ESSENTIAL, 'their_own_table']), []);
  expect(left.unknownTables).toContainEqual({ table: 'their_own_table', rows: 3 });
});
