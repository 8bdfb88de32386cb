import { sql } from 'kysely';
import type { MyWork, ProjectPage } from 'shared/contract';
import { get, getJson, refusal, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, named } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { findSubject } from '../../identity/permissions/subject-repository.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { projectRoutes } from '../../tracker/projects/routes.ts';
import { storeUsualTimes } from '../../tracker/usual-times/keep-usual-times.ts';
import { readMyWork } from './read-my-work.ts';
import { myWorkRoutes } from './routes.ts';

const NOBODYS = 'new@lab.example';
const OF_TWO = 'two@lab.example';
/** The usual time where nothing has been measured: six months. */
const USUAL_DAYS = 180;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([myWorkRoutes, projectRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addPerson(db, { email: NOBODYS });
  await addPerson(db, {
    email: OF_TWO,
    unitRoles: [
      ['JAX', 'general'],
      ['UCD', 'manager'],
    ],
  });
  await addGene(db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  for (const privacy of ['public', 'protected', 'restricted'] as const) await addWork('JAX', privacy);
  await addWork('UCD', 'restricted');
  await storeUsualTimes(tracker.context, tracker.context.settings.languishingMonths);
});

afterAll(() => tracker.close());

/** A project on Cib2 with a crispr plan and a phenotyping plan of the unit. */
async function addWork(workUnit: string, privacy: 'public' | 'protected' | 'restricted' = 'public') {
  const tpn = await addProject(tracker.db, {
    privacy,
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit }, { workUnit, type: 'phenotyping' }],
  });
  return tpn;
}

const work = (caller: TestCaller, query = '') => getJson<MyWork>(tracker, `/api/v2/my_work${query}`, caller);

/** A new crispr plan of the unit that came to this status so many days ago; returns its identifier. */
async function addStanding(statusName: string, daysAgo: number, workUnit = 'TCP'): Promise<string> {
  const tpn = await addProject(tracker.db, { intentions: [{ gene: 'Cib2' }], plans: [{ workUnit }] });
  const { id, pin } = await tracker.db
    .updateTable('plan')
    .set({ summary_status_id: named('status', statusName) })
    .where('project_id', '=', sql<number>`(select id from project where tpn = ${tpn})`)
    .returning(['id', 'pin'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into plan_summary_status_stamp (plan_id, status_id, date)
    values (${id}, ${named('status', statusName)}, localtimestamp - make_interval(days => ${sql.lit(daysAgo)}))`.execute(
    tracker.db,
  );
  return pin;
}

describe('whose work', () => {
  test('visitors are refused', async () => {
    expect(refusal(await get(tracker, '/api/v2/my_work'))).toBe(
      '403 You do not have permission to do this. Please sign in.',
    );
  });

  test('a person without a work unit has none', async () => {
    expect(await work(NOBODYS)).toEqual({
      workUnitNames: [],
      steps: { statuses: [], workUnits: [] },
      waiting: [],
      waitingCount: { total: 0, hasMore: false },
      languishing: { total: 0, hasMore: false, plans: [] },
      changes: [],
    });
  });

  test.each([
    ['a member', CAST.unitMember, '', ['JAX']],
    ['a person of two units', OF_TWO, '', ['JAX', 'UCD']],
    ['one of the two', OF_TWO, '?workUnitName=UCD', ['UCD']],
    ['a unit of others is not shown', CAST.unitMember, '?workUnitName=UCD', ['JAX']],
    ['an administrator, of all', CAST.administrator, '', []],
    ['an administrator, of a unit', CAST.administrator, '?workUnitName=UCD', ['UCD']],
  ])('%s', async (_who, caller, query, names) => {
    expect((await work(caller, query)).workUnitNames).toEqual(names);
  });
});

describe('projects by status', () => {
  test.each([
    ['a member', CAST.unitMember, '', [['JAX', 3]]],
    [
      'a person of two units',
      OF_TWO,
      '',
      [
        ['JAX', 3],
        ['UCD', 1],
      ],
    ],
    ['an administrator', CAST.administrator, '', [[null, 4]]],
    ['of one unit', CAST.administrator, '?workUnitName=JAX', [['JAX', 3]]],
  ])('%s', async (_who, caller, query, expected) => {
    const { steps } = await work(caller, query);
    expect(steps.statuses).toEqual([{ name: 'Plan Created', isAbortion: false }]);
    expect(steps.workUnits.map(({ name, total }) => [name, total])).toEqual(expected);
    for (const { total, projects } of steps.workUnits) expect(projects).toEqual([total]);
  });

  test('each number is that of the list with the same filters, also after changes', async () => {
    const { db } = tracker;
    const tpn = await addWork('BCM', 'restricted');
    await addWork('BCM');
    await db
      .updateTable('project')
      .set({ summary_status_id: named('status', 'Founder Obtained') })
      .where('tpn', '=', tpn)
      .execute();
    await sql`select refresh_project_index(array(select id from project where tpn = ${tpn}))`.execute(db);
    const { steps } = await work(CAST.memberOfConsortiumUnit);
    const [unit] = steps.workUnits;
    expect(steps.statuses.map(({ name }, index) => [name, unit?.projects[index]])).toEqual([
      ['Plan Created', 1],
      ['Founder Obtained', 1],
    ]);
    for (const { name } of steps.statuses) {
      const query = `workUnitName=BCM&summaryStatusName=${encodeURIComponent(name)}`;
      const list = await getJson<ProjectPage>(tracker, `/api/projects?${query}`, CAST.memberOfConsortiumUnit);
      expect(list.page.totalElements).toBe(1);
    }
  });
});

describe('plans that wait, and those that stand still', () => {
  test('the latest come first, with the step that leads on and what it needs', async () => {
    const older = await addStanding('Attempt In Progress', 20);
    const newer = await addStanding('Founder Obtained', 3);
    await addStanding('Genotype Confirmed', 1);
    const { waiting } = await work(CAST.stranger);
    expect(waiting.map(({ pin }) => pin)).toEqual([newer, older]);
    expect(waiting[0]).toMatchObject({
      typeName: 'production',
      attemptTypeName: 'crispr',
      workUnitName: 'TCP',
      geneSymbols: ['Cib2'],
      statusName: 'Founder Obtained',
      nextStatusName: 'Genotype In Progress',
      nextStepCondition: 'a colony or specimen is entered',
      usualDays: USUAL_DAYS,
    });
  });

  test('those that have stood for longer than usual, the longest first', async () => {
    const long = await addStanding('Embryos Obtained', USUAL_DAYS + 5);
    const longer = await addStanding('Attempt In Progress', USUAL_DAYS + 50);
    const { languishing } = await work(CAST.stranger);
    expect(languishing).toMatchObject({ total: 2, hasMore: false });
    expect(languishing.plans.map(({ pin }) => pin)).toEqual([longer, long]);
    const all = (caller: TestCaller, query = '') =>
      getJson<string[]>(tracker, `/api/v2/my_work/languishing${query}`, caller);
    expect(await all(CAST.stranger)).toEqual([longer, long]);
    expect(await all(CAST.administrator, '?workUnitName=TCP')).toEqual([longer, long]);
    expect(await all(CAST.unitMember, '?workUnitName=TCP')).toEqual([]);
    expect(await all(NOBODYS)).toEqual([]);
    expect((await get(tracker, '/api/v2/my_work/languishing')).statusCode).toBe(403);
  });

  test('a plan that was stopped waits for nobody', async () => {
    const pin = await addStanding('Embryos Obtained', USUAL_DAYS + 90);
    const isShown = async () =>
      (await work(CAST.stranger)).languishing.plans.some((plan) => plan.pin === pin);
    expect(await isShown()).toBe(true);
    await tracker.db
      .updateTable('plan')
      .set({ status_id: named('status', 'Attempt Aborted') })
      .where('pin', '=', pin)
      .execute();
    expect(await isShown()).toBe(false);
  });

  test('plans of other units are nobody else’s', async () => {
    await addStanding('Founder Obtained', 2, 'WTSI');
    for (const { workUnitName } of (await work(CAST.stranger)).waiting) expect(workUnitName).toBe('TCP');
    expect((await work(CAST.administrator)).waiting[0]?.workUnitName).toBe('WTSI');
  });
});

test('where plans stand follows plans and their stamps', async () => {
  const stored = async (view: 'plan_standing' | 'plan_standing_source') =>
    (await tracker.db.selectFrom(view).selectAll().orderBy('plan_id').execute()).map((row) => ({ ...row }));
  expect(await stored('plan_standing')).toEqual(await stored('plan_standing_source'));
  await sql`delete from plan_summary_status_stamp where id % 2 = 0`.execute(tracker.db);
  await sql`update plan_summary_status_stamp set date = date - interval '1 day'`.execute(tracker.db);
  expect(await stored('plan_standing')).toEqual(await stored('plan_standing_source'));
});

describe('what changed this week, and by whom', () => {
  async function addChange(entity: string, id: number, daysAgo: number, fields: readonly string[] = []) {
    const { id: historyId } = await tracker.db
      .insertInto('history')
      .values({
        entity_name: entity,
        entity_id: id,
        changed_by: 'pat@lab.example',
        date: sql`localtimestamp - make_interval(days => ${sql.lit(daysAgo)})`,
        comment: `${entity} updated`,
        version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const field of fields)
      await tracker.db
        .insertInto('history_detail')
        .values({ history_id: historyId, field, old_value: null, new_value: 'x', note: 'Field changed' })
        .execute();
  }

  test('of plans, outcomes, stages, mutations and projects of the unit, the latest first', async () => {
    const { db } = tracker;
    const tpn = await addProject(db, {
      privacy: 'restricted',
      intentions: [{ gene: 'Cib2' }],
      plans: [{ workUnit: 'HMGU', colonies: ['H-1'] }],
    });
    await addPerson(db, { email: 'hmgu@lab.example', unitRoles: [['HMGU', 'general']] });
    const { rows } = await sql<{ project: number; plan: number; outcome: number; tpo: string }>`
      select project.id as project, plan.id as plan, outcome.id as outcome, outcome.tpo
      from project join plan on plan.project_id = project.id join outcome on outcome.plan_id = plan.id
      where project.tpn = ${tpn}`.execute(db);
    const [{ project, plan, outcome, tpo } = { project: 0, plan: 0, outcome: 0, tpo: '' }] = rows;
    const { id: mutation } = await db
      .insertInto('mutation')
      .values({ symbol: 'Cib2<em1(IMPC)J>' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('mutation_outcome').values({ mutation_id: mutation, outcome_id: outcome }).execute();
    await addChange('Plan', plan, 8);
    await addChange('Project', project, 6, ['comment', 'privacy.name', 'recovery', 'summaryStatus.name']);
    await addChange('Plan', plan, 5);
    await addChange('Outcome', outcome, 4);
    await addChange('Mutation', mutation, 3);
    await addChange('Person', plan, 1);
    const { changes } = await work('hmgu@lab.example');
    expect(changes.map(({ entityName }) => entityName)).toEqual(['Mutation', 'Outcome', 'Plan', 'Project']);
    expect(changes[0]).toMatchObject({
      tpn,
      tpo,
      planTypeName: 'production',
      geneSymbols: ['Cib2'],
      fields: [],
    });
    expect(changes[3]).toMatchObject({
      user: 'pat@lab.example',
      comment: 'Project updated',
      pin: null,
      tpo: null,
      fields: [
        { field: 'summaryStatus.name', oldValue: null, newValue: 'x', note: 'Field changed' },
        { field: 'comment' },
        { field: 'privacy.name' },
      ],
      moreFields: 1,
    });
    expect((await work(CAST.stranger)).changes).toEqual([]);
    expect((await work(CAST.administrator)).changes).toHaveLength(4);
    expect((await work(CAST.administrator, '?workUnitName=JAX')).changes).toEqual([]);
  });
});

test('six statements however much there is', async () => {
  const { db, context } = tracker;
  for (const email of [CAST.unitMember, CAST.administrator]) {
    const caller = await findSubject(db, email, context.settings);
    if (caller === undefined) throw new Error(`${email} is nobody`);
    await context.catalogues.read();
    await countingStatements(async (count) => {
      await readMyWork(context, caller, []);
      expect(count.statements).toBe(6);
    });
  }
});
