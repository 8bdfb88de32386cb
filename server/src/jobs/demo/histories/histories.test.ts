/** The histories of the demo: each step with a date is in them as the server records it, and records can be rolled back by them. */
import { sql } from 'kysely';
import type { RecordAt } from 'shared/contract';
import { getJson } from '../../../../testing/calls.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { hashPassword } from '../../../identity/sessions/passwords.ts';
import { EXAMPLE_GENES } from '../examples/example-genes.ts';
import { loadDemo } from '../load-demo.ts';
import { ADMINISTRATOR } from '../sources/centres.ts';

jest.setTimeout(60_000);

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp();
  await loadDemo(tracker.db, {
    passwordHash: await hashPassword('a password for the demo'),
    // An attempt whose founder was given up, eight attempts of one project, ES cells of two centres.
    onlyGenes: [...EXAMPLE_GENES, 'Akt1s1', 'Vps35', 'Nxn'],
  });
});
afterAll(() => tracker.close());

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(tracker.db)).rows;
}

const RECORDS: [entity: string, stamps: string, owner: string, field: string][] = [
  ['Plan', 'plan_status_stamp', 'plan_id', 'status.name'],
  ['Plan', 'plan_summary_status_stamp', 'plan_id', 'summaryStatus.name'],
  ['Outcome', 'colony_status_stamp', 'colony_id', 'colony.status.name'],
  ['Outcome', 'specimen_status_stamp', 'specimen_id', 'specimen.status.name'],
  ['PhenotypingStage', 'phenotyping_stage_status_stamp', 'phenotyping_stage_id', 'status.name'],
];

/** The steps of the stamps, each from one status to the next, beside those of the histories; the first is the creation's. */
const stepsOf = ([entity, stamps, owner, field]: readonly string[]) => `
  with stamped as (
    select ${owner} as id, date, lag(status.name) over (partition by ${owner} order by date, stamp.id) as old, status.name as new
    from ${stamps} stamp join status on status.id = stamp.status_id
  ), steps as (select * from stamped where old is not null
  ), recorded as (
    select entity_id as id, date, old_value as old, new_value as new
    from history join history_detail detail on detail.history_id = history.id
    where entity_name = '${entity}' and comment = '${entity} updated' and field = '${field}' and note = 'Field changed'
  )`;

test.each(RECORDS)(
  'the history of each %s has the steps of %s, on their days, and no other',
  async (...record) => {
    const [counted] = await rowsOf<{ steps: number }>(
      `${stepsOf(record)} select count(*)::int as steps from steps`,
    );
    expect(counted?.steps).toBeGreaterThan(0);
    expect(
      await rowsOf(`${stepsOf(record)}
      (select 'not recorded' as what, * from (select * from steps except select * from recorded) missing)
      union all
      (select 'without a stamp', * from (select * from recorded except select * from steps) invented)`),
    ).toEqual([]);
  },
);

test('the history of a project has the changes of its statuses that its plans made, each with a stamp of its date', async () => {
  const [counted] = await rowsOf<{ changes: number; stamped: number }>(`
    select count(*)::int as changes, count(coalesce(assigned.id, summed.id))::int as stamped
    from history join history_detail detail on detail.history_id = history.id
    left join (assignment_status_stamp assigned join assignment_status on assignment_status.id = assigned.assignment_status_id)
      on assigned.project_id = entity_id and assigned.date = history.date and assignment_status.name = new_value
      and field = 'assignmentStatus.name'
    left join (project_summary_status_stamp summed join status on status.id = summed.status_id)
      on summed.project_id = entity_id and summed.date = history.date and status.name = new_value
      and field = 'summaryStatus.name'
    where entity_name = 'Project' and comment = 'Project updated'`);
  expect(counted?.changes).toBeGreaterThan(100);
  expect(counted?.stamped).toBe(counted?.changes);
});

test('what a change found in a field is what the change before left there', async () => {
  const broken = await rowsOf(`
    select * from (
      select entity_name, entity_id, field, old_value, note, history.date,
        lag(new_value) over (partition by entity_name, entity_id, field order by history.date, history.id, detail.id) as left_there,
        row_number() over (partition by entity_name, entity_id, field order by history.date, history.id, detail.id) as place
      from history join history_detail detail on detail.history_id = history.id
      where entity_name <> 'Project') line
    where place > 1 and old_value is distinct from left_there`);
  expect(broken).toEqual([]);
});

test('each begins with the creation, and the rows of the history are in the order of time', async () => {
  expect(
    await rowsOf(`
      select * from (select comment, entity_id,
        row_number() over (partition by entity_name, entity_id order by date, id) as place from history) record
      where (place = 1) <> (comment like '% created')`),
  ).toEqual([]);
  expect(
    await rowsOf(
      `select * from (select date, lag(date) over (order by id) as before, position, row_number() over (order by id) as place
        from history) record
      where date < before or position <> place`,
    ),
  ).toEqual([]);
});

test('a record was changed last on the day of its last step, and so a project in the list', async () => {
  expect(
    await rowsOf(`
      select entity_name, entity_id, max(date), changed.at
      from history
      join (select 'Project' as name, id, last_modified as at from project
        union all select 'Plan', id, last_modified from plan
        union all select 'Outcome', id, last_modified from outcome
        union all select 'Outcome', outcome_id, last_modified from colony
        union all select 'Outcome', outcome_id, last_modified from specimen
        union all select 'Mutation', id, last_modified from mutation
        union all select 'PhenotypingStage', id, last_modified from phenotyping_stage) changed
        on changed.name = entity_name and changed.id = entity_id
      group by entity_name, entity_id, changed.at
      -- The plan of a neighbour changes the statuses of a project without a line.
      having case entity_name when 'Project' then max(date) > changed.at else max(date) <> changed.at end`),
  ).toEqual([]);
  expect(
    await rowsOf(`
      select project_index.tpn, project_index.last_change, max(stamp.date) from project_index
      join plan on plan.project_id = project_index.project_id
      join plan_summary_status_stamp stamp on stamp.plan_id = plan.id
      group by project_index.tpn, project_index.last_change
      having max(stamp.date) > project_index.last_change`),
  ).toEqual([]);
});

test('the days on which a project was changed are those of the histories below it', async () => {
  expect(
    await rowsOf(`
      (select project_id, day, changed_by from project_change_day)
      except
      (select project_id, date::date, changed_by from history cross join lateral projects_of_record(entity_name, entity_id) project_id)`),
  ).toEqual([]);
  expect(
    await rowsOf(`
      (select project_id, date::date, changed_by from history cross join lateral projects_of_record(entity_name, entity_id) project_id)
      except (select project_id, day, changed_by from project_change_day)`),
  ).toEqual([]);
});

/** What a record had in these fields when a day ended; nothing of what was empty. */
async function fieldsAt(
  path: string,
  day: string,
  fields: readonly string[],
): Promise<Record<string, string | null>> {
  const record = await getJson<RecordAt>(tracker, `${path}/at?day=${day}`, ADMINISTRATOR);
  return Object.fromEntries(
    fields.map((name) => [name, record.fields.find(({ field }) => field === name)?.then ?? null]),
  );
}

async function statusAt(path: string, day: string): Promise<string | null | undefined> {
  const { statuses } = await getJson<RecordAt>(tracker, `${path}/at?day=${day}`, ADMINISTRATOR);
  return statuses.find(({ field }) => field === 'status')?.statusName;
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test('a CRISPR plan has its attempt, embryos and founders from the days of their steps on', async () => {
  const [plan] = await rowsOf<{
    pin: string;
    begun: string;
    embryos: string;
    founder: string;
    injected: number;
    ref: string;
  }>(`
    select pin, mi_date::text as begun, total_embryos_injected as injected, mi_external_ref as ref,
      (select date::date::text from plan_status_stamp stamp join status on status.id = status_id
        where plan_id = plan.id and status.name = 'Embryos Obtained') as embryos,
      (select date::date::text from plan_status_stamp stamp join status on status.id = status_id
        where plan_id = plan.id and status.name = 'Founder Obtained') as founder
    from plan join crispr_attempt attempt on attempt.plan_id = plan.id
    join assay on assay.attempt_id = plan.id and num_deletion_g0_mutants > 0
    where total_embryos_injected > 0 and exists (select from guide where attempt_id = plan.id)
    order by plan.id limit 1`);
  if (plan === undefined) throw new Error('No plan of the demo has a founder');
  const path = `/api/v2/plans/${plan.pin}`;
  const names = {
    ref: 'crisprAttempt.miExternalRef',
    injected: 'crisprAttempt.totalEmbryosInjected',
    mutants: 'crisprAttempt.assay.numDeletionG0Mutants',
  };
  const at = (day: string) => fieldsAt(path, day, Object.values(names));
  expect(await at(dayBefore(plan.begun))).toEqual({
    [names.ref]: null,
    [names.injected]: null,
    [names.mutants]: null,
  });
  expect(await at(plan.begun)).toEqual({
    [names.ref]: plan.ref,
    [names.injected]: null,
    [names.mutants]: null,
  });
  expect(await at(plan.embryos)).toMatchObject({
    [names.injected]: String(plan.injected),
    [names.mutants]: null,
  });
  expect((await at(dayBefore(plan.founder)))[names.mutants]).toBeNull();
  expect((await at(plan.founder))[names.mutants]).toMatch(/^\d+$/);
  expect(await statusAt(path, dayBefore(plan.founder))).toBe('Embryos Obtained');
  const { elements } = await getJson<RecordAt>(
    tracker,
    `${path}/at?day=${dayBefore(plan.begun)}`,
    ADMINISTRATOR,
  );
  expect(elements.filter(({ field, then }) => field.includes('guides') && then !== null)).toEqual([]);
  expect(elements.filter(({ field, now }) => field.includes('guides') && now !== null)).not.toEqual([]);
});

test('the reason of a failure is in the comment from the last day of the attempt on', async () => {
  const [plan] = await rowsOf<{ pin: string; comment: string; ended: string; begun: string }>(`
    select pin, attempt.comment, plan.last_modified::date::text as ended, mi_date::text as begun
    from plan join crispr_attempt attempt on attempt.plan_id = plan.id join status on status.id = plan.status_id
    where attempt.comment like '%No germ line transmission%' and status.name = 'Attempt Aborted' order by plan.id limit 1`);
  if (plan === undefined) throw new Error('No attempt of the demo has failed with a reason');
  const comment = async (day: string) => {
    const fields = await fieldsAt(`/api/v2/plans/${plan.pin}`, day, ['crisprAttempt.comment']);
    return fields['crisprAttempt.comment'];
  };
  expect(await comment(plan.begun)).toMatch(/^Delivery: [^.]*\.$/);
  expect(await comment(dayBefore(plan.ended))).toMatch(/^Delivery: [^.]*\.$/);
  expect(await comment(plan.ended)).toBe(plan.comment);
});

test('a stage has the day of its start, and the tissue that is kept from then on, with the step of its start', async () => {
  const [stage] = await rowsOf<{ path: string; started: string }>(`
    select '/api/v2/plans/' || pin || '/phenotypingStages/' || psn as path, phenotyping_experiments_started::text as started
    from phenotyping_stage stage join plan on plan.id = stage.plan_id
    where exists (select from tissue_distribution where phenotyping_stage_id = stage.id) order by stage.id limit 1`);
  if (stage === undefined) throw new Error('No stage of the demo keeps tissue');
  const names = ['phenotypingExperimentsStarted'];
  expect(await fieldsAt(stage.path, dayBefore(stage.started), names)).toEqual({
    phenotypingExperimentsStarted: null,
  });
  expect(await fieldsAt(stage.path, stage.started, names)).toEqual({
    phenotypingExperimentsStarted: stage.started,
  });
  const { elements } = await getJson<RecordAt>(
    tracker,
    `${stage.path}/at?day=${dayBefore(stage.started)}`,
    ADMINISTRATOR,
  );
  expect(elements.map(({ then }) => then)).toEqual([null]);
});
