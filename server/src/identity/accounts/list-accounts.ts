import { sql } from 'kysely';
import type { AccountPage, AccountQuery } from 'shared/contract';
import { pageInfo, readPaging } from '../../platform/http/requests/paging.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';

import { managedConsortia, managedWorkUnits, type Subject } from '../permissions/caller.ts';
import { accountsByIds, type AccountSource } from './account.ts';

const RULES = {
  sortable: ['email', 'name'],
  defaultSort: [{ property: 'email', direction: 'asc' }],
  defaultSize: 20,
} as const;

/**
 * A page of the accounts that the caller manages: all for administrators, for managers those of the people with any
 * role where they are manager. Other people get an empty page.
 */
export async function listAccounts(
  source: AccountSource,
  caller: Subject,
  query: AccountQuery,
): Promise<AccountPage> {
  const paging = readPaging(query, RULES);
  const [sort = RULES.defaultSort[0]] = paging.sort;
  const direction = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  const search = listValues(query.search).join(' ').toLowerCase();
  const units = listValues(query.workUnitName);
  const consortia = listValues(query.consortiumName);
  const roles = listValues(query.roleName);
  const states = listValues(query.state);
  const matching = sql`
    (${caller.isAdmin}::boolean
      or exists (
        select from person_role_work_unit held join work_unit place on place.id = held.work_unit_id
        where held.person_id = person.id and place.name = any (${managedWorkUnits(caller)}::text[]))
      or exists (
        select from person_role_consortium held join consortium place on place.id = held.consortium_id
        where held.person_id = person.id and place.name = any (${managedConsortia(caller)}::text[])))
    and (${search}::text = '' or position(${search}::text in lower(concat(person.name, ' ', person.email))) > 0)
    and (${units.length} = 0 or exists (
      select from person_role_work_unit held join work_unit place on place.id = held.work_unit_id
      where held.person_id = person.id and place.name = any (${units}::text[])))
    and (${consortia.length} = 0 or exists (
      select from person_role_consortium held join consortium place on place.id = held.consortium_id
      where held.person_id = person.id and place.name = any (${consortia}::text[])))
    and (${roles.length} = 0
      or exists (
        select from person_role_work_unit held join role on role.id = held.role_id
        where held.person_id = person.id and role.name = any (${roles}::text[]))
      or exists (
        select from person_role_consortium held join role on role.id = held.role_id
        where held.person_id = person.id and role.name = any (${roles}::text[])))
    and (${states.length} = 0
      or (person.is_active and 'active' = any (${states}::text[]))
      or (not person.is_active and 'deactivated' = any (${states}::text[]))
      or (person.is_admin and 'administrator' = any (${states}::text[])))`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from person where ${matching}`.execute(source.db);
  const { rows } = await sql<{ id: number }>`
    select person.id from person where ${matching}
    order by case ${sort.property}::text when 'name' then lower(coalesce(person.name, person.email)) else person.email end
      ${direction}, person.id ${direction}
    limit ${paging.size} offset ${paging.offset}`.execute(source.db);
  const ids = rows.map(({ id }) => id);
  return {
    accounts: await accountsByIds(source, caller, ids),
    page: pageInfo(paging, counted[0]?.total ?? 0),
  };
}
