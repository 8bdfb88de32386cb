import { sql } from 'kysely';
import type { Project, ProjectPage } from 'shared/contract';
import { getJson } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { loadDemo } from '../../../jobs/demo/load-demo.ts';
import { projectRoutes } from '../routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes]);
  await loadDemo(tracker.db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Rb1cc1', 'Vps35', 'Nxn'] });
  await addCast(tracker.db);
  // Some that strangers see masked, one without a status, two of the same moment, and one without a moment, as some imports leave.
  await sql`update project set privacy_id = (select id from privacy where name = 'restricted') where id % 3 = 0`.execute(
    tracker.db,
  );
  await sql`update project set summary_status_id = null where id = (select max(id) from project)`.execute(
    tracker.db,
  );
  await sql`select refresh_project_index(array(select id from project))`.execute(tracker.db);
  await sql`update project_index set last_change = case project_id when 4 then null else '2020-01-01'::timestamp end
    where project_id in (1, 2, 4)`.execute(tracker.db);
});
afterAll(() => tracker.close());

type DateName = 'summaryStatusDate' | 'lastChangeDate';
const ORDERS = (['summaryStatusDate', 'lastChangeDate'] as const).flatMap((name) =>
  (['asc', 'desc'] as const).map((direction) => ({ name, direction })),
);
const LISTS = ['', 'changedFrom=2000-01-01', 'gene=Rb1cc1,Nxn'];
const CASES = ORDERS.flatMap((order) =>
  LISTS.flatMap((filter) =>
    [CAST.administrator, CAST.stranger].map((caller) => ({ ...order, filter, caller })),
  ),
);

async function page(query: string, caller: string): Promise<Project[]> {
  const { _embedded } = await getJson<ProjectPage>(tracker, `/api/projects?${query}`, caller);
  return _embedded?.projects ?? [];
}

/** By date, those without any last, and by number where dates are the same. */
function inOrder(projects: readonly Project[], name: DateName, direction: 'asc' | 'desc'): Project[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...projects].sort((a, b) => {
    const [dateA, dateB] = [a[name], b[name]];
    if (dateA === dateB) return a.tpn.localeCompare(b.tpn);
    if (dateA === undefined || dateB === undefined) return dateA === undefined ? 1 : -1;
    return dateA < dateB ? -sign : sign;
  });
}

test.each(CASES)('$name $direction, for $caller: $filter', async ({ name, direction, filter, caller }) => {
  const query = `${filter}&sort=${name},${direction}`;
  const all = await page(`${query}&size=1000`, caller);
  const dates = all.map((project) => project[name]);
  expect(new Set(dates).size).toBeGreaterThan(2);
  if (caller === CAST.stranger && filter === '') expect(dates).toContain(undefined);
  expect(all.map(({ tpn }) => tpn)).toEqual(inOrder(all, name, direction).map(({ tpn }) => tpn));

  const second = await page(`${query}&size=3&page=1`, caller);
  expect(second.map(({ tpn }) => tpn)).toEqual(all.slice(3, 6).map(({ tpn }) => tpn));
});

test('the last change is the latest of the project and all that is below it', async () => {
  const { rows } = await sql`
    with expected as (
      select id as project_id, greatest(project.last_modified,
        (select max(date) from project_summary_status_stamp stamp where stamp.project_id = project.id), (
        select max(greatest(plan.last_modified,
          (select max(outcome.last_modified) from outcome where outcome.plan_id = plan.id),
          (select max(stage.last_modified) from phenotyping_stage stage where stage.plan_id = plan.id),
          (select max(mutation.last_modified) from mutation_owner owner
            join mutation on mutation.id = owner.mutation_id where owner.plan_id = plan.id)))
        from plan where plan.project_id = project.id)) as at
      from project where id not in (1, 2, 4))
    select project_id, at, last_change from expected left join project_index using (project_id)
    where last_change is distinct from at`.execute(tracker.db);
  expect(rows).toEqual([]);
});
