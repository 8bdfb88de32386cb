import type { Plan, StartingPoint, StartingPoints } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import { attemptAudit, attemptMembers } from '../attempts/attempt-representation.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { link } from '../../platform/http/responses/hal.ts';
import { statusTransition } from '../../catalogue/state-machines/engine.ts';
import { toStamps } from '../../catalogue/state-machines/status-stamps.ts';
import type { PlanRow, StartingPointRow } from './plan-rows.ts';
import { machineOf, planState } from './status/plan-status.ts';
import { collection, type AuditTree } from '../../platform/history/audit-tree.ts';

/** A plan as the API describes it (api-2 §3.2). */
export function toPlan(row: PlanRow, lists: Lists, { caller, baseUrl }: Reader): Plan {
  const attemptTypeName = lists.attempt_type.get(row.attemptTypeId).name;
  const statusName = lists.status.get(row.statusId).name;
  return {
    pin: row.pin,
    tpn: row.tpn,
    typeName: lists.plan_type.get(row.typeId).name,
    attemptTypeName,
    funderNames: row.funderIds.map((id) => lists.funder.get(id).name),
    workUnitName: lists.work_unit.get(row.workUnitId).name,
    workGroupName: lists.work_group.nameOf(row.workGroupId),
    comment: row.comment,
    ...attemptMembers(row.attempt, { ...row, attemptTypeName }, lists, baseUrl),
    ...startingPointMembers(row, attemptTypeName, baseUrl),
    statusName,
    statusDates: toStamps(row.statusStamps, lists),
    summaryStatusName: lists.status.get(row.summaryStatusId).name,
    summaryStatusDates: toStamps(row.summaryStatusStamps, lists),
    statusTransition: statusTransition(machineOf(row, lists), statusName, planState(row, lists), caller),
    _links: {
      self: link(baseUrl, `/api/plans/${row.pin}`),
      project: link(baseUrl, `/api/projects/${row.tpn}`),
    },
  };
}

/** Absent for a plan without a starting point. */
function startingPointMembers(
  { startingPoints }: PlanRow,
  attemptTypeName: string,
  baseUrl: string,
): StartingPoints {
  const points = startingPoints.map((point) => toStartingPoint(point, baseUrl));
  const [first] = points;
  if (first === undefined) return {};
  switch (attemptTypeName) {
    case 'es cell allele modification':
      return { esCellAlleleModificationStartingPoint: first };
    case 'crispr allele modification':
      return { crisprAlleleModificationStartingPoint: first };
    case 'breeding':
      return { breedingStartingPoints: points };
    default:
      return { phenotypingStartingPoint: first };
  }
}

function toStartingPoint({ tpo, productionPlanPin }: StartingPointRow, baseUrl: string): StartingPoint {
  const plan = `/api/plans/${productionPlanPin}`;
  return {
    outcomeTpo: tpo,
    productionPlanPin,
    _links: {
      outcome: link(baseUrl, `${plan}/outcomes/${tpo}`),
      productionPlan: link(baseUrl, plan),
    },
  };
}

/** What the history of a plan compares (api-2 §20.2). */
export function planAudit(row: PlanRow, lists: Lists): AuditTree {
  return {
    comment: row.comment,
    workUnit: { name: lists.work_unit.get(row.workUnitId).name },
    workGroup: { name: lists.work_group.nameOf(row.workGroupId) },
    funders: collection(
      row.funderIds,
      (id) => id,
      (id) => ({ name: lists.funder.get(id).name }),
    ),
    status: { name: lists.status.get(row.statusId).name },
    summaryStatus: { name: lists.status.get(row.summaryStatusId).name },
    ...attemptAudit(row.attempt, lists),
  };
}
