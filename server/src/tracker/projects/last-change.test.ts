import { sql, type RawBuilder } from 'kysely';
import type { Project, ProjectPage } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { addMutation, addStage, outcomesOf } from '../outcomes/testing/plans.ts';
import { projectRoutes } from './routes.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Egr2', accId: 'MGI:95296' });
  tpn = await addProject(db, {
    intentions: [{ gene: 'Egr2' }],
    plans: [
      { workUnit: 'JAX', colonies: ['J-1', 'J-2'] },
      { workUnit: 'UCD', type: 'phenotyping', reference: 'U-1' },
    ],
  });
  const plans = await db.selectFrom('plan').select('pin').orderBy('id').execute();
  const [production = '', phenotyping = ''] = plans.map(({ pin }) => pin);
  const [tpo] = await outcomesOf(db, production);
  await addMutation(db, {}, tpo);
  await addStage(db, phenotyping, 'early adult and embryo', 'Phenotyping Registered');
});
afterAll(() => tracker.close());

const lastChange = async (caller: string | null = null) =>
  (await getJson<Project>(tracker, `/api/projects/${tpn}`, caller)).lastChangeDate;

/** Each table keeps the time of its rows' last change by itself. */
const CHANGES: readonly [string, RawBuilder<unknown>][] = [
  ['the project', sql`update project set comment = 'new'`],
  ['a plan', sql`update plan set comment = 'new' where id = (select min(id) from plan)`],
  ['an outcome', sql`update outcome set version = version where id = (select max(id) from outcome)`],
  ['a stage', sql`update phenotyping_stage set version = version`],
  ['a mutation', sql`update mutation set description = 'new'`],
  [
    'its summary status, as imports have it',
    sql`insert into project_summary_status_stamp (project_id, status_id, date)
      select project.id, status.id, '2101-01-01' from project, status where status.name = 'Plan Created'`,
  ],
];

test.each(CHANGES)('the last change is that of %s, when that was last', async (_what, change) => {
  const before = await lastChange();
  await change.execute(tracker.db);
  const after = await lastChange();
  expect(before).toBeDefined();
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
});

test('work on another project does not count', async () => {
  const before = await lastChange();
  await addProject(tracker.db, {
    intentions: [{ gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX', colonies: ['J-9'] }],
  });
  expect(await lastChange()).toBe(before);
});

test('it is none of the facts of a restricted version, which strangers see in lists', async () => {
  const restricted = await addProject(tracker.db, {
    privacy: 'restricted',
    intentions: [{ gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX' }],
  });
  const listed = async (caller: string) => {
    const list = await getJson<ProjectPage>(tracker, `/api/projects?tpn=${restricted}`, caller);
    return list._embedded?.projects[0];
  };
  expect(await listed(CAST.stranger)).toMatchObject({ tpn: restricted });
  expect(await listed(CAST.stranger)).not.toHaveProperty('lastChangeDate');
  expect(await listed(CAST.unitMember)).toHaveProperty('lastChangeDate');
});
