import { sql } from 'kysely';
import { openUnmigratedDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { loadCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { migrate, readMigrations } from '../../platform/database/migrator.ts';
import type { Db } from '../../platform/database/database.ts';

let database: TestDatabase;
let db: Db;

/** A database as it was before mutations belonged to plans. */
beforeAll(async () => {
  database = await openUnmigratedDatabase();
  ({ db } = database);
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '0036'),
  );
  await loadCatalogues(db);
});
afterAll(() => database.close());

async function outcomeOf(colony: string) {
  await addProject(db, { plans: [{ workUnit: 'JAX', colonies: [colony] }] });
  return db
    .selectFrom('colony')
    .innerJoin('outcome', 'outcome.id', 'colony.outcome_id')
    .select(['outcome.id', 'outcome.plan_id as planId'])
    .where('colony.name', '=', colony)
    .executeTakeFirstOrThrow();
}

async function aMutation(...outcomes: { id: number }[]): Promise<number> {
  const { id } = await db
    .insertInto('mutation')
    .values({ symbol: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const outcome of outcomes)
    await db.insertInto('mutation_outcome').values({ mutation_id: id, outcome_id: outcome.id }).execute();
  return id;
}

async function unlinkingRecord(outcomeId: number, mutationId: number): Promise<void> {
  await sql`
    with added as (
      insert into history (entity_name, entity_id, comment) values ('Outcome', ${outcomeId}, 'Outcome updated')
      returning id)
    insert into history_detail (history_id, field, note)
    select id, ${`mutations.[${mutationId}]`}, 'Element removed' from added`.execute(db);
}

async function setColonyStatus(outcomeId: number, name: string): Promise<void> {
  await sql`update colony set status_id = (select id from status where name = ${name})
    where outcome_id = ${outcomeId}`.execute(db);
}

test('mutations belong to the plan that carries them first, or to the one that carried them last; living colonies come first', async () => {
  const [first, second] = [await outcomeOf('JAX-U1'), await outcomeOf('JAX-U2')];
  const shared = await aMutation(second, first);
  const unlinked = await aMutation();
  const stray = await aMutation();
  await unlinkingRecord(second.id, unlinked);
  await unlinkingRecord(first.id, unlinked);
  await setColonyStatus(first.id, 'Genotype Confirmed');
  await sql`update plan set summary_status_id = (select id from status where name = 'Genotype Extinct')
    where id in (${first.planId}, ${second.planId})`.execute(db);
  await sql`update project set summary_status_id = (select id from status where name = 'Genotype Extinct')
    where id in (select project_id from plan where id in (${first.planId}, ${second.planId}))`.execute(db);

  await migrate(db);

  const owners = await db.selectFrom('mutation_owner').selectAll().orderBy('mutation_id').execute();
  expect(owners).toEqual([
    { mutation_id: shared, plan_id: first.planId },
    { mutation_id: unlinked, plan_id: first.planId },
  ]);
  expect(owners.map((owner) => owner.mutation_id)).not.toContain(stray);
  const statuses = await sql`
    select of_plan.name as plan, of_project.name as project,
      (select count(*)::integer from plan_summary_status_stamp where plan_id = plan.id and status_id = of_plan.id) as stamps
    from plan
    join project on project.id = plan.project_id
    join status of_plan on of_plan.id = plan.summary_status_id
    join status of_project on of_project.id = project.summary_status_id
    where plan.id in (${first.planId}, ${second.planId}) order by plan.id`.execute(db);
  expect(statuses.rows).toEqual([
    { plan: 'Genotype Confirmed', project: 'Genotype Confirmed', stamps: 1 },
    { plan: 'Genotype Extinct', project: 'Genotype Extinct', stamps: 0 },
  ]);
});
