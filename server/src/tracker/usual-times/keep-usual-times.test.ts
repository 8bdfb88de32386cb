import { sql } from 'kysely';
import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, named } from '../../../testing/test-projects.ts';
import { refreshIndex } from '../projects/assignment/project-status-repository.ts';
import { openCatalogues } from '../../platform/look-up-lists/catalogues.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { beginUsualTimes, storeUsualTimes } from './keep-usual-times.ts';

const MONTHS = 6;
const DAYS = 180;

let database: TestDatabase;
let data: Data;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  data = { db: database.db, catalogues: openCatalogues(database.db) };
  await addGene(database.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => database.close());

/** A public project whose CRISPR plan was at these statuses so many days ago; it stands at the last. */
async function addPlan(...stamps: [statusName: string, daysAgo: number][]): Promise<number> {
  const { db } = database;
  const tpn = await addProject(db, { intentions: [{ gene: 'Cib2' }], plans: [{ workUnit: 'JAX' }] });
  const { rows } = await sql<{ id: number; projectId: number }>`
    select plan.id, project_id as "projectId" from plan join project on project.id = project_id where tpn = ${tpn}`.execute(
    db,
  );
  const { id = 0, projectId = 0 } = rows[0] ?? {};
  for (const [statusName, daysAgo] of stamps) {
    await sql`
      insert into plan_summary_status_stamp (plan_id, status_id, date)
      values (${id}, ${named('status', statusName)}, localtimestamp - ${daysAgo}::float8 * interval '1 day')`.execute(
      db,
    );
    await db
      .updateTable('plan')
      .set({ summary_status_id: named('status', statusName) })
      .where('id', '=', id)
      .execute();
  }
  await refreshIndex(db, [projectId]);
  return id;
}

/** In how many days a plan, and its project, will stand still. */
async function daysLeft(planId: number) {
  const { rows } = await sql<{ plan: number | null; project: number | null }>`
    select plan_standing.usual_until - current_date as plan, project_index.usual_until - current_date as project
    from plan_standing join project_index using (project_id) where plan_id = ${planId}`.execute(database.db);
  return rows[0];
}

/** Rows that are written again, though nothing changed. */
async function writtenBy(work: () => Promise<void>): Promise<boolean> {
  const versions = sql<{ all: string }>`
    select string_agg(xmin::text, ' ' order by plan_id) as all from plan_standing`;
  const before = (await versions.execute(database.db)).rows;
  await work();
  return JSON.stringify((await versions.execute(database.db)).rows) !== JSON.stringify(before);
}

test('plans and their projects get the last day on which it is usual to be there', async () => {
  const plan = await addPlan(['Embryos Obtained', 30]);
  expect(await daysLeft(plan)).toEqual({ plan: null, project: null });
  await beginUsualTimes(data, MONTHS);
  expect(await daysLeft(plan)).toEqual({ plan: DAYS - 30, project: DAYS - 30 });
});

test('the day moves with the figures, of the plans that they are about', async () => {
  const [waiting, other] = [await addPlan(['Embryos Obtained', 5]), await addPlan(['Founder Obtained', 5])];
  // Eight and a half days, which the ninth day is the last of.
  for (let made = 0; made < 3; made++) await addPlan(['Embryos Obtained', 28.5], ['Founder Obtained', 20]);
  expect(await daysLeft(waiting)).toEqual({ plan: DAYS - 5, project: DAYS - 5 });
  await storeUsualTimes(data, MONTHS);
  expect(await daysLeft(waiting)).toEqual({ plan: 9 - 5, project: 9 - 5 });
  expect(await daysLeft(other)).toEqual({ plan: DAYS - 5, project: DAYS - 5 });
});

test('the end of the work has no such day, nor has what was stopped', async () => {
  const [done, stopped] = [
    await addPlan(['Genotype Confirmed', 900]),
    await addPlan(['Embryos Obtained', 900]),
  ];
  const { project_id: projectId } = await database.db
    .updateTable('plan')
    .set({ status_id: named('status', 'Attempt Aborted') })
    .where('id', '=', stopped)
    .returning('project_id')
    .executeTakeFirstOrThrow();
  await refreshIndex(database.db, [projectId]);
  for (const plan of [done, stopped]) expect(await daysLeft(plan)).toEqual({ plan: null, project: null });
});

test('nothing is written where nothing changed', async () => {
  await storeUsualTimes(data, MONTHS);
  expect(await writtenBy(() => storeUsualTimes(data, MONTHS))).toBe(false);
  expect(await writtenBy(() => storeUsualTimes(data, MONTHS + 1))).toBe(true);
});

test('dates no more plans when the server stops; the next run does', async () => {
  await storeUsualTimes(data, MONTHS);
  const stopped = storeUsualTimes(data, MONTHS + 1, AbortSignal.abort());
  await expect(stopped).rejects.toThrow('aborted');
  expect(await writtenBy(() => storeUsualTimes(data, MONTHS + 1))).toBe(true);
  await storeUsualTimes(data, MONTHS);
});

test('several servers may do it at once', async () => {
  await Promise.all([storeUsualTimes(data, MONTHS), storeUsualTimes(data, MONTHS)]);
  const { rows } = await sql`
    select plan_id from (select * from plan_standing except select * from plan_standing_source) stale
    union all
    select project_id from (select * from project_index except select * from project_index_source) stale`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

onPostgres('while a plan is saved (PostgreSQL)', () => {
  test('its project stays free for the save, which locks the plan first', async () => {
    const { db } = database;
    const plan = await addPlan(['Founder Obtained', 5]);
    const { dated } = await db.transaction().execute(async (tx) => {
      await sql`update plan set comment = 'saved' where id = ${plan}`.execute(tx);
      const dated = storeUsualTimes(data, MONTHS + 2);
      await untilWaiting(db);
      await sql`
        select from project where id = (select project_id from plan where id = ${plan})
        for no key update nowait`.execute(tx);
      return { dated };
    });
    await dated;
    const { rows } = await sql`
      select from plan_standing join plan_standing_source source using (plan_id)
      where plan_standing.usual_until is distinct from source.usual_until`.execute(db);
    expect(rows).toEqual([]);
  });
});
