import { sql } from 'kysely';
import type { MySteps } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { funnelOf, type StandingProjects } from '../report-overview/status-funnel.ts';
import type { ShownUnits } from './shown-units.ts';

/**
 * Projects of the work units by summary status, from the totals that the database stores: each number is that of the list
 * with the same filters, because people see all of the projects of their work units.
 */
export async function findSteps(db: Db, { units, isEverything }: ShownUnits): Promise<MySteps> {
  const counts = isEverything
    ? await countAll(db)
    : await countByUnit(
        db,
        units.map(({ id }) => id),
      );
  const { statuses, all, groups } = funnelOf(counts);
  return { statuses, workUnits: isEverything ? [{ name: null, ...all }] : groups };
}

async function countAll(db: Db): Promise<StandingProjects[]> {
  const { rows } = await sql<StandingProjects>`
    select null as "groupName", status.name as "statusName", status.ordering,
      status.is_abortion_status as "isAbortion", sum(total.projects)::integer as projects
    from project_index_total total
    join status on status.id = total.value
    where total.facet = 'summaryStatus'
    group by status.id having sum(total.projects) > 0`.execute(db);
  return rows;
}

async function countByUnit(db: Db, unitIds: readonly number[]): Promise<StandingProjects[]> {
  const { rows } = await sql<StandingProjects>`
    select work_unit.name as "groupName", status.name as "statusName", status.ordering,
      status.is_abortion_status as "isAbortion", sum(total.projects)::integer as projects
    from work_unit
    join project_index_total total on total.facet = 'workUnitStatus'
      and total.value >= work_unit_status_key(work_unit.id, 0)
      and total.value < work_unit_status_key(work_unit.id + 1, 0)
    join status on status.id = total.value - work_unit_status_key(work_unit.id, 0)
    where work_unit.id = any (${[...unitIds]}::bigint[])
    group by work_unit.id, status.id having sum(total.projects) > 0`.execute(db);
  return rows;
}
