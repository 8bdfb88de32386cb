import { sql, type RawBuilder } from 'kysely';
import type { Funder, WorkGroup } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';

/** The columns of a group or funder as the API names them; nulls are left out of the JSON. */
function organisation(table: 'work_group' | 'funder'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_strip_nulls(json_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'description', ${column('description')},
    'createdAt', ${column('created_at')}::date, 'createdBy', ${column('created_by')},
    'lastModified', ${column('last_modified')}::date, 'lastModifiedBy', ${column('last_modified_by')}))`;
}

/** All work groups, by name. */
export async function allWorkGroups(db: Db): Promise<WorkGroup[]> {
  const { rows } = await sql<{ found: WorkGroup }>`
    select ${organisation('work_group')} as found from work_group order by name`.execute(db);
  return rows.map(({ found }) => found);
}

/** The groups that a work unit takes part in, by name; none for an unknown unit. Its name is found in any case. */
export async function workGroupsOfUnit(db: Db, workUnitName: string): Promise<WorkGroup[]> {
  const { rows } = await sql<{ found: WorkGroup }>`
    select ${organisation('work_group')} as found
    from work_group
    join work_group_work_unit member on member.work_group_id = work_group.id
    join work_unit on work_unit.id = member.work_unit_id
    where lower(work_unit.name) = lower(${workUnitName})
    order by work_group.name`.execute(db);
  return rows.map(({ found }) => found);
}

/** The funders of a work group, by name; none for an unknown group. Its name must be written the same. */
export async function fundersOfGroup(db: Db, workGroupName: string): Promise<Funder[]> {
  const { rows } = await sql<{ funder: Omit<Funder, 'workGroups'>; workGroups: WorkGroup[] }>`
    select ${organisation('funder')} as funder, (
      select json_agg(${organisation('work_group')} order by work_group.name)
      from funder_work_group pays join work_group on work_group.id = pays.work_group_id
      where pays.funder_id = funder.id) as "workGroups"
    from funder
    where funder.id in (
      select pays.funder_id from funder_work_group pays
      join work_group on work_group.id = pays.work_group_id
      where work_group.name = ${workGroupName})
    order by funder.name`.execute(db);
  return rows.map(({ funder, workGroups }) => ({ ...funder, workGroups }));
}
