import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { generateProjects } from './generate-projects.ts';
import { loadDemo } from '../../src/jobs/demo/load-demo.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, {
    passwordHash: 'x',
    onlyGenes: ['Gpr173', 'Gpr68', 'Rb1cc1', 'Vps35', 'Nxn'],
  });
});
afterAll(() => database.close());

describe('generated projects', () => {
  it('create the requested number of projects, marked as synthetic, in the index as in its source', async () => {
    expect(await generateProjects(database.db, 100)).toBe(100);
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from project where comment like 'Synthetic copy % of TPN:%') as synthetic,
        (select count(*) from project where comment is null) as original,
        (select count(*) from project_index) as indexed,
        (select count(*) from (
          select * from project_index except select * from project_index_source) as difference) as differing,
        (select count(*) from project_index where not has_gene or work_unit_ids = '{}') as hollow
    `.execute(database.db);
    const original = rows[0]?.original ?? 0;
    expect(original).toBeGreaterThan(0);
    expect(rows).toEqual([{ synthetic: 100 - original, original, indexed: 100, differing: 0, hollow: 0 }]);
  });

  it('are not more than are needed', async () => {
    expect(await generateProjects(database.db, 40)).toBe(100);
  });

  it('are copied themselves when more are requested', async () => {
    expect(await generateProjects(database.db, 250)).toBe(250);
  });

  it('need a demo to copy', async () => {
    const empty = await openTestDatabase();
    await expect(generateProjects(empty.db, 10)).rejects.toThrow('There is no demo to copy projects from.');
    await empty.close();
  });
});
