import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { generateProjects } from '../demo/generate-projects.ts';
import { generateRareWork } from '../demo/generate-rare-work.ts';
import { generateReportWork } from '../demo/generate-report-work.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { ANONYMOUS } from '../permissions/caller.ts';
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
  await generateProjects(db, 5_000);
  await generateReportWork(db);
  await generateRareWork(db);
}, 180_000);
afterAll(() => database.close());

/** A database that tells how many rows each of its answers has. */
function watched(db: Db): { db: Kysely<Database>; answers: number[] } {
  const answers: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers.push(result.rows.length);
      return result;
    },
  };
  return { db: db.withPlugin(plugin), answers };
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

/** Reports whose rows grow with the projects; the others have a row a gene, or less. */
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
  made('languishing_project_report'),
];

test.each(REPORTS)('%s: some rows at a time leave before the last are read', async (_name, read) => {
  const { db, answers } = watched(database.db);
  const caller = { ...ANONYMOUS, isAdmin: true };
  const pieces = await read({ db, caller, baseUrl: '' });
  // What is asked before the first row: what the report is about, and whether that is known at all.
  const before = answers.length;
  expect(answers).toEqual(Array.from({ length: before }, () => 1));
  const sizes: number[] = [];
  for await (const some of pieces) {
    // The present piece has been read, and no more than the next.
    expect(answers.length).toBeLessThanOrEqual(before + sizes.length + 2);
    sizes.push(some.length);
  }
  expect(sizes.length).toBeGreaterThan(1);
  const ofPieces = answers.slice(before);
  expect(ofPieces).toHaveLength(sizes.length);
  expect(Math.max(...ofPieces)).toBeLessThan(ofPieces.reduce((sum, rows) => sum + rows, 0));
});
