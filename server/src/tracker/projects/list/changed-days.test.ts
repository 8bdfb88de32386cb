import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { loadDemo } from '../../../jobs/demo/load-demo.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { CAST } from '../../../../testing/cast.ts';
import {
  addColony,
  addMutation,
  mutationBody,
  openMutationTracker,
} from '../../mutations/testing/mutations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Rb1cc1', 'Vps35', 'Nxn'] });
});
afterAll(() => database.close());

/** Days that the table has and the history has not, and the other way round: by the joins that the filter read before. */
async function differences() {
  const { rows } = await sql`
    with days as (select project_id, day, changed_by from project_change_day), expected as (
      select distinct case history.entity_name when 'Project' then history.entity_id else plan.project_id end as project_id,
        history.date::date as day, history.changed_by
      from history
      left join outcome on history.entity_name = 'Outcome' and outcome.id = history.entity_id
      left join phenotyping_stage stage on history.entity_name = 'PhenotypingStage' and stage.id = history.entity_id
      left join mutation_owner owner on history.entity_name = 'Mutation' and owner.mutation_id = history.entity_id
      left join plan on plan.id = case history.entity_name when 'Plan' then history.entity_id
        else coalesce(outcome.plan_id, stage.plan_id, owner.plan_id) end
      where history.entity_name <> 'Person' and (history.entity_name = 'Project' or plan.id is not null))
    (select * from days except select * from expected) union all (select * from expected except select * from days)`.execute(
    database.db,
  );
  return rows;
}

async function countDays() {
  const { rows } = await sql<{
    days: number;
  }>`select count(*)::integer as days from project_change_day`.execute(database.db);
  return rows[0]?.days ?? 0;
}

const comment = [{ field: 'comment', oldValue: 'a', newValue: 'b', note: 'Field changed' }];

async function anyId(table: 'project' | 'plan' | 'outcome' | 'phenotyping_stage' | 'mutation') {
  return (await database.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

test('what was loaded has its days', async () => {
  expect(await countDays()).toBeGreaterThan(0);
  expect(await differences()).toEqual([]);
});

test.each([
  ['Project', 'project'],
  ['Plan', 'plan'],
  ['Outcome', 'outcome'],
  ['PhenotypingStage', 'phenotyping_stage'],
  ['Mutation', 'mutation'],
] as const)('a change of a %s is a change of its project, noted once a day', async (entity, table) => {
  const { db } = database;
  const id = await anyId(table);
  await sql`delete from project_change_day where day = current_date`.execute(db);
  const before = await countDays();
  await recordChange(db, entity, id, 2, comment);
  await recordChange(db, entity, id, 3, comment);
  expect(await countDays()).toBe(before + 1);
});

test('a change of a person is none of a project', async () => {
  const before = await countDays();
  const person = await database.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  await recordChange(database.db, 'Person', person.id, 2, comment);
  expect(await countDays()).toBe(before);
});

test('a mutation that is created is a change of the project of its colony', async () => {
  const tracker = await openMutationTracker();
  const colony = await addColony(tracker);
  const days = tracker.db.selectFrom('project_change_day').select('changed_by');
  expect(await days.execute()).toEqual([]);
  await addMutation(tracker, colony, mutationBody('Zfp999<em1(IMPC)J>'));
  expect(await days.execute()).toEqual([{ changed_by: CAST.administrator }]);
  await tracker.close();
});
