import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { generateProjects } from './generate-projects.ts';
import { generateRareWork } from './generate-rare-work.ts';
import { generateReportWork } from './generate-report-work.ts';
import { loadDemo } from '../../src/jobs/demo/load-demo.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Rb1cc1', 'Vps35', 'Nxn'] });
});
afterAll(() => database.close());

test('each copy of a project gets the work of its original: as many rows, with its own identifiers', async () => {
  const { db } = database;
  const countsOf = async (which: 'original' | 'copied') => {
    const isOfIt = which === 'original' ? sql`project.comment is null` : sql`project.comment is not null`;
    const { rows } = await sql<Record<string, number>>`
      select count(distinct project.id)::integer as projects, count(distinct mutation.id)::integer as mutations,
        count(distinct guide.id)::integer as guides, count(distinct confirmed.id)::integer as "colonyStamps",
        count(distinct stage.id)::integer as stages, count(distinct listed.id)::integer as sequences,
        count(distinct taken.id)::integer as "summaryStamps", count(distinct start.id)::integer as starts
      from project join plan on plan.project_id = project.id
      left join guide on guide.attempt_id = plan.id
      left join phenotyping_stage stage on stage.plan_id = plan.id
      left join plan_starting_point start on start.plan_id = plan.id
      left join plan_summary_status_stamp taken on taken.plan_id = plan.id
      left join outcome on outcome.plan_id = plan.id
      left join colony_status_stamp confirmed on confirmed.colony_id = outcome.id
      left join mutation_outcome link on link.outcome_id = outcome.id
      left join mutation on mutation.id = link.mutation_id
      left join mutation_sequence listed on listed.mutation_id = mutation.id
      where ${isOfIt}`.execute(db);
    return rows[0] ?? {};
  };
  const { projects = 0 } = await countsOf('original');
  // Every project once more.
  await generateProjects(db, 2 * projects);
  await generateReportWork(db);
  const original = await countsOf('original');
  expect(await countsOf('copied')).toEqual(original);
  for (const count of Object.values(original)) expect(count).toBeGreaterThan(0);
});

test('what no demo has is made up for the copies, and called synthetic', async () => {
  const { db } = database;
  await generateRareWork(db);
  const { rows } = await sql<Record<'exons' | 'products' | 'modified', number> & { honest: boolean }>`
    select
      (select count(*)::integer from targeted_exon) as exons,
      (select count(*)::integer from distribution_product) as products,
      (select count(*)::integer from es_cell_allele_modification_attempt) as modified,
      (select bool_and(exon_id like 'Synthetic exon %') from targeted_exon)
        and (select bool_and(distribution_identifier like 'Synthetic product %') from distribution_product)
        and (select bool_and(colony.name like 'Synthetic modification of %') from colony
          join outcome on outcome.id = colony.outcome_id
          join es_cell_allele_modification_attempt attempt on attempt.plan_id = outcome.plan_id) as honest
  `.execute(db);
  const { honest, ...counts } = rows[0] ?? { honest: false };
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect(honest).toBe(true);
});
