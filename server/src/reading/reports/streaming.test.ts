import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { generateProjects } from '../../../testing/many-projects/generate-projects.ts';
import { generateRareWork } from '../../../testing/many-projects/generate-rare-work.ts';
import { generateReportWork } from '../../../testing/many-projects/generate-report-work.ts';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { distributionReport } from './live/distribution.ts';
import { MUTATION_REPORTS, mutationReport } from './live/mutation-reports.ts';
import type { ReportReader } from './live/reader.ts';
import { serializedGuides } from './live/serialized-guides.ts';
import { REPORT_MAKERS } from './stored/registry.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await loadDemo(db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Rb1cc1', 'Vps35', 'Nxn'] });
  // Genes for the copies: more than are read at a time.
  await sql`
    insert into gene (symbol, acc_id, species_id)
    select 'Gene' || number, 'MGI:900' || number, (select id from species where name = 'Mus musculus')
    from generate_series(1, 600) number`.execute(db);
  await generateProjects(db, 5_000);
  await generateReportWork(db);
  await generateRareWork(db);
}, 180_000);
afterAll(() => database.close());

/** A database that records how many rows each result has. */
function watched(db: Db): { db: Kysely<Database>; responses: number[] } {
  const responses: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      responses.push(result.rows.length);
      return result;
    },
  };
  return { db: db.withPlugin(plugin), responses };
}

type Pieces = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;
type Read = (reader: ReportReader) => Promise<Pieces>;

const made = (name: string): [string, Read] => [
  name,
  async ({ db }) => {
    const maker = REPORT_MAKERS.get(name);
    if (maker === undefined) throw new Error(`There is no report ${name}.`);
    return (await maker(db, { today: new Date('2035-01-01'), languishingMonths: 6 })).rows;
  },
];

/** Reports that read as much as there are projects, or more. */
const REPORTS: readonly [string, Read][] = [
  [
    'distribution',
    async (reader) => (await distributionReport(reader, { networkname: 'EMMA', reporttype: 'colony' })).rows,
  ],
  ['serialized_guides', serializedGuides],
  ...Object.entries(MUTATION_REPORTS).map(([name, report]): [string, Read] => [
    name,
    async (reader) => (await mutationReport(report, reader, null)).rows,
  ]),
  ...['phenotyping_colonies', 'mgi_phenotyping', 'mgi_crispr', 'mgi_initial_crispr', 'mgi_modification'].map(
    made,
  ),
  ...['languishing_project_report', 'gene_interest'].map(made),
];

test.each(REPORTS)('%s: some rows at a time leave before the last are read', async (_name, read) => {
  const { db, responses } = watched(database.db);
  const caller = { ...ANONYMOUS, isAdmin: true };
  const pieces = await read({ db, caller, baseUrl: '' });
  // Queries before the first row: the subject of the report, and whether it exists.
  const before = responses.length;
  expect(responses).toEqual(Array.from({ length: before }, () => 1));
  const sizes: number[] = [];
  for await (const some of pieces) {
    // The present piece has been read, and no more than the next.
    expect(responses.length).toBeLessThanOrEqual(before + sizes.length + 2);
    sizes.push(some.length);
  }
  expect(sizes.length).toBeGreaterThan(1);
  const ofPieces = responses.slice(before);
  expect(ofPieces).toHaveLength(sizes.length);
  expect(Math.max(...ofPieces)).toBeLessThan(ofPieces.reduce((sum, rows) => sum + rows, 0));
});
