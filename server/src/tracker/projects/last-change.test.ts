import { sql, type RawBuilder } from 'kysely';
import type { Project, ProjectPage } from 'shared/contract';
import { inTransaction } from '../../platform/database/database.ts';
import { recordChange, type AuditedEntityName } from '../../platform/history/record-change.ts';
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

/** Each table keeps the time of its rows' last change by itself; the history of each says that it was made. */
const CHANGES: readonly [AuditedEntityName, RawBuilder<{ id: number }>][] = [
  ['Project', sql`update project set comment = 'new' returning id`],
  ['Plan', sql`update plan set comment = 'new' where id = (select min(id) from plan) returning id`],
  [
    'Outcome',
    sql`update outcome set version = version where id = (select max(id) from outcome) returning id`,
  ],
  ['PhenotypingStage', sql`update phenotyping_stage set version = version returning id`],
  ['Mutation', sql`update mutation set description = 'new' returning id`],
];

async function isLater(change: () => Promise<unknown>): Promise<void> {
  const before = await lastChange();
  await change();
  const after = await lastChange();
  expect(before).toBeDefined();
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
}

test.each(CHANGES)('the last change is that of a %s, when that was last', (entity, change) =>
  isLater(() =>
    inTransaction(tracker.db, '', async (tx) => {
      const { rows } = await change.execute(tx);
      for (const { id } of rows)
        await recordChange(tx, entity, id, 2, [{ field: 'comment', oldValue: 'a', newValue: 'b', note: '' }]);
    }),
  ),
);

test('the last change is that of its summary status, as imports have it', () =>
  isLater(async () => {
    await sql`
      insert into project_summary_status_stamp (project_id, status_id, date)
      select project.id, status.id, '2101-01-01' from project, status where status.name = 'Plan Created'`.execute(
      tracker.db,
    );
    await sql`select refresh_project_index(array(select id from project))`.execute(tracker.db);
  }));

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
