import type { Plan, StartingPoint, StartingPoints } from 'shared/contract';
import { attemptMembers } from '../attempts/attempt-members.ts';
import type { Lists } from '../catalogues/catalogues.ts';
import { link } from '../http/hal.ts';
import type { Subject } from '../permissions/caller.ts';
import { statusTransition } from '../state-machines/engine.ts';
import { toStamps } from '../state-machines/status-stamps.ts';
import type { PlanRow, StartingPointRow } from './plan-rows.ts';
import { machineOf, planState } from './plan-status.ts';

/** For whom a plan is shown, and the address that its links begin with. */
export interface PlanReader {
  caller: Subject;
  baseUrl: string;
}

/** A plan as the API describes it (api-2 §3.2). */
export function toPlan(row: PlanRow, lists: Lists, { caller, baseUrl }: PlanReader): Plan {
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
