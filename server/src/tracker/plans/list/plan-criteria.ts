import { sql, type RawBuilder } from 'kysely';
import type { PlanFilters } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { NamedEntry, NamedList } from '../../../platform/look-up-lists/named-list.ts';
import { unconverted } from '../../../platform/http/requests/unconverted.ts';
import { listValues, type RawValue } from '../../../platform/http/requests/parameter-values.ts';
import { splitNames } from '../../projects/list/split-names.ts';

type Condition = RawBuilder<boolean>;

/**
 * SQL conditions on `plan`, one per filter with values (api-2 §3.1). Values are compared as they are written, letter
 * case included.
 *
 * @throws UserError if a legacy id is not a number
 */
export function planConditions(filters: PlanFilters, lists: Lists): Condition[] {
  return [
    ...valueConditions(filters),
    ...nameConditions(filters, lists),
    ...countsCondition(filters.doNotCountTowardsCompleteness),
  ];
}

function valueConditions(filters: PlanFilters): Condition[] {
  return [
    ...each(values(filters.pin), (pins) => sql`plan.pin = any (${pins}::text[])`),
    ...each(
      values(filters.tpn),
      (tpns) => sql`plan.project_id = any (array(select id from project where tpn = any (${tpns}::text[])))`,
    ),
    ...each(
      integers('imitsMiAttemptId', filters.imitsMiAttemptId),
      (ids) =>
        sql`plan.id in (select plan_id from crispr_attempt where imits_mi_attempt = any (${ids}::bigint[]))`,
    ),
    ...each(
      integers('imitsPhenotypeAttemptId', filters.imitsPhenotypeAttemptId),
      (ids) =>
        sql`plan.id in (
          select plan_id from phenotyping_attempt where imits_phenotype_attempt = any (${ids}::bigint[]))`,
    ),
    ...each(
      values(filters.phenotypingExternalRef),
      (refs) =>
        sql`plan.id in (
          select plan_id from phenotyping_attempt where phenotyping_external_ref = any (${refs}::text[]))`,
    ),
  ];
}

function nameConditions(filters: PlanFilters, lists: Lists): Condition[] {
  const named = (column: string, list: NamedList<NamedEntry>, raw: RawValue) =>
    each(
      splitNames(
        listValues(raw),
        list.entries.map(({ name }) => name),
      ),
      (names) => {
        const ids = names.flatMap((name) => list.findExact(name)?.id ?? []);
        return sql`${sql.ref(`plan.${column}`)} = any (${ids}::bigint[])`;
      },
    );
  return [
    ...named('work_unit_id', lists.work_unit, filters.workUnitName),
    ...named('work_group_id', lists.work_group, filters.workGroupName),
    ...named('status_id', lists.status, filters.statusName),
    ...named('summary_status_id', lists.status, filters.summaryStatusName),
    ...named('plan_type_id', lists.plan_type, filters.typeName),
    ...named('attempt_type_id', lists.attempt_type, filters.attemptTypeName),
  ];
}

/** Only the first value counts; one that is neither true nor false is met by no plan. */
function countsCondition(raw: RawValue): Condition[] {
  const [first] = values(raw);
  if (first === undefined) return [];
  const flag = { true: true, false: false }[first.toLowerCase()];
  if (flag === undefined) return [sql`false`];
  return [
    sql`plan.id in (select plan_id from phenotyping_attempt where do_not_count_towards_completeness = ${flag})`,
  ];
}

/** The condition, or none for a filter without values. */
function each<Value>(wanted: Value[], condition: (wanted: Value[]) => Condition): Condition[] {
  return wanted.length === 0 ? [] : [condition(wanted)];
}

function values(raw: RawValue): string[] {
  return splitNames(listValues(raw), []);
}

function integers(parameter: string, raw: RawValue): string[] {
  return values(raw).map((value) => {
    if (!/^\d{1,15}$/.test(value)) throw unconverted(parameter, value);
    return value;
  });
}
