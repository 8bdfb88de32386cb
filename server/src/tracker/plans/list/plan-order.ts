import { sql, type RawBuilder } from 'kysely';
import type { PagingRules, Sort } from '../../../platform/http/requests/paging.ts';

/** What the list of plans can be sorted by. */
const SORTABLE = [
  'pin',
  'tpn',
  'typeName',
  'attemptTypeName',
  'workUnitName',
  'workGroupName',
  'statusName',
  'summaryStatusName',
] as const;
export type PlanSortProperty = (typeof SORTABLE)[number];

/** They sort as the numbers of the rows do. */
const IDENTIFIERS: readonly PlanSortProperty[] = ['pin', 'tpn'];

export const PLAN_PAGING: PagingRules<PlanSortProperty> = {
  sortable: SORTABLE,
  defaultSort: [{ property: 'pin', direction: 'asc' }],
  defaultSize: 20,
};

/** SQL `order by` on `plan`: names by the alphabet, statuses in the order in which plans reach them. */
export function inPlanOrder(sort: readonly Sort<PlanSortProperty>[]): RawBuilder<unknown> {
  const keys = sort.map(({ property, direction }) =>
    // For columns without nulls: an explicit place of nulls would keep the planner from reading an index backwards.
    IDENTIFIERS.includes(property)
      ? sql`${orderKey(property)} ${sql.raw(direction)}`
      : sql`${orderKey(property)} ${sql.raw(direction)} nulls last`,
  );
  // The identifier decides ties, so that pages neither repeat nor lose a plan.
  return sql.join([...keys, sql`plan.id`]);
}

function orderKey(property: PlanSortProperty): RawBuilder<unknown> {
  switch (property) {
    case 'pin':
      // Identifiers carry the number of the row, so the number sorts the same.
      return sql`plan.id`;
    case 'tpn':
      return sql`plan.project_id`;
    case 'typeName':
      return place('plan_type', 'name', 'plan_type_id');
    case 'attemptTypeName':
      return place('attempt_type', 'name', 'attempt_type_id');
    case 'workUnitName':
      return place('work_unit', 'name', 'work_unit_id');
    case 'workGroupName':
      return place('work_group', 'name', 'work_group_id');
    case 'statusName':
      return place('status', 'ordering', 'status_id');
    case 'summaryStatusName':
      return place('status', 'ordering', 'summary_status_id');
  }
}

/** Place of an entry in its list, which is put in order once for the whole query. */
function place(list: string, order: 'name' | 'ordering', column: string): RawBuilder<unknown> {
  return sql`array_position(array(
    select id from ${sql.table(list)} order by ${sql.ref(order)}, id), ${sql.ref(`plan.${column}`)})`;
}
