import { sql, type RawBuilder } from 'kysely';
import { PlanFilters, type PlanListQuery, type PlanPage } from 'shared/contract';
import type { Reader } from '../../../identity/reader.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { pageLinks, templatedSelf } from '../../../platform/http/responses/hal.ts';
import { pageInfo, readPaging, type Paging } from '../../../platform/http/requests/paging.ts';
import { readInSteps } from '../../../platform/pauses/chunks.ts';
import { mapInTurns } from '../../../platform/pauses/turn.ts';
import { planConditions } from './plan-criteria.ts';
import { inPlanOrder, PLAN_PAGING, type PlanSortProperty } from './plan-order.ts';
import { toPlan } from '../plan-representation.ts';
import { loadPlanRows, type PlanRow } from '../plan-rows.ts';
import { isPlanReadableBy, readsEveryPlan } from '../../../identity/permissions/plan-visibility.ts';

/** Where plans are. */
export const PLANS_PATH = '/api/plans';

const FILTERS = Object.keys(PlanFilters.properties);

/** A page of the plans that meet the filters and that the caller may read (api-2 §3.1), in four statements where it is as long as the site shows. */
export async function listPlans(
  db: Db,
  query: PlanListQuery,
  lists: Lists,
  reader: Reader,
): Promise<PlanPage> {
  const paging = readPaging(query, PLAN_PAGING);
  const conditions = [isPlanReadableBy(reader.caller), ...planConditions(query, lists)];
  // Who reads every plan need not look at the project of each, which takes longer than all else.
  const projects = readsEveryPlan(reader.caller)
    ? sql``
    : sql`join project_index on project_index.project_id = plan.project_id`;
  const listed = sql`from plan ${projects} where ${sql.join(conditions, sql` and `)}`;
  const { rows, total } = await readPage(db, listed, paging);
  const page = pageInfo(paging, total);
  const address = { baseUrl: reader.baseUrl, path: PLANS_PATH, query };
  const plans = await mapInTurns(rows, (row) => toPlan(row, lists, reader));
  return {
    _embedded: plans.length === 0 ? undefined : { plans },
    _links: { ...pageLinks({ ...address, sort: paging.sort }, page), self: templatedSelf(address, FILTERS) },
    page,
  };
}

async function readPage(
  db: Db,
  listed: RawBuilder<unknown>,
  paging: Paging<PlanSortProperty>,
): Promise<{ rows: PlanRow[]; total: number }> {
  const page = await sql<{ id: number }>`
    select plan.id ${listed} order by ${inPlanOrder(paging.sort)}
    limit ${paging.size} offset ${paging.offset}`.execute(db);
  const ids = page.rows.map(({ id }) => id);
  const stored = await readInSteps(ids, (some) => loadPlanRows(db, { ids: some }));
  const rows = new Map(stored.map((row) => [row.id, row]));
  const isLast = ids.length < paging.size && (ids.length > 0 || paging.offset === 0);
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: isLast ? paging.offset + ids.length : await count(db, listed),
  };
}

async function count(db: Db, listed: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total ${listed}`.execute(db);
  return rows[0]?.total ?? 0;
}
