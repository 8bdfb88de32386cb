import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { loadDemo } from '../../src/jobs/demo/load-demo.ts';
import { generateHistory } from './generate-history.ts';
import { generateProjects } from './generate-projects.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Rb1cc1'] });
});
afterAll(() => database.close());

/** Records of the history and their details, of projects, plans and outcomes that are there. */
async function counted() {
  const { rows } = await sql<Record<'created' | 'updated' | 'details' | 'unpublished' | 'records', number>>`
    select count(*) filter (where comment like '% created')::integer as created,
      count(*) filter (where comment like '% updated')::integer as updated,
      (select count(*)::integer from history_detail) as details,
      count(*) filter (where position is null)::integer as unpublished,
      (select count(*)::integer from project) + (select count(*)::integer from plan)
        + (select count(*)::integer from outcome) as records
    from history where entity_name in ('Project', 'Plan', 'Outcome')`.execute(database.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Nothing was counted');
  return counts;
}

test('each copied record was created once and changed twice, and is not given a history again', async () => {
  const demo = await counted();
  await generateProjects(database.db, 40);
  await generateHistory(database.db);
  const { created, updated, details, unpublished, records } = await counted();
  expect(records).toBeGreaterThan(demo.records);
  expect(created).toBe(records);
  // The records of the demo have the changes of their steps.
  expect(updated - demo.updated).toBe(2 * (records - demo.records));
  expect(details - demo.details).toBe(updated - demo.updated);
  expect(unpublished).toBe(0);
  await generateProjects(database.db, 60);
  const grown = await generateHistory(database.db);
  expect(await generateHistory(database.db)).toBe(grown);
  expect((await counted()).created).toBe((await counted()).records);
});
