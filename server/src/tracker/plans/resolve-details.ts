import type { PlanDetailsInput } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { ApiError } from '../../platform/http/errors/errors.ts';
import { noteOf } from '../../platform/http/requests/request-values.ts';
import { refusedField } from '../../platform/http/requests/refused-field.ts';
import { ofPlan, type PlanField } from './plan-rules.ts';

type Name = string | null | undefined;

/** What a plan is, its attempt aside, names resolved. */
export interface PlanDetails extends WorkDetails {
  typeId: number;
  typeName: string;
  attemptTypeId: number;
  attemptTypeName: string;
}

/** Who makes a plan, for whom, and a remark. */
export interface WorkDetails {
  funderIds: number[];
  workUnitId: number;
  workUnitName: string;
  workGroupId: number;
  comment: string | null;
}

/**
 * The details of a new plan (api-2 §3.3), of a project's first one too.
 *
 * @throws ApiError 400 for the first name that is not known
 */
export function resolvePlanDetails(input: PlanDetailsInput, lists: Lists): PlanDetails {
  const work = resolveWork(input, lists);
  const type = lists.plan_type.find(input.typeName);
  if (type === undefined) throw unknown('typeName', 'Plan type', input.typeName);
  const attemptType = lists.attempt_type.find(input.attemptTypeName);
  if (attemptType === undefined) throw unknown('attemptTypeName', 'Attempt type', input.attemptTypeName);
  return {
    ...work,
    typeId: type.id,
    typeName: type.name,
    attemptTypeId: attemptType.id,
    attemptTypeName: attemptType.name,
  };
}

/**
 * The optional and required members of an update of a plan (api-2 §3.4).
 *
 * @throws ApiError 400 for the first name that is not known
 */
export function resolveWork(input: PlanDetailsInput, lists: Lists): WorkDetails {
  const funderIds = (input.funderNames ?? []).map((name, place) => {
    const funder = lists.funder.find(name);
    if (funder === undefined) throw unknown(`funderNames.${place}`, 'Funder', name);
    return funder.id;
  });
  const workUnit = lists.work_unit.find(input.workUnitName);
  if (workUnit === undefined) throw unknown('workUnitName', 'Work unit name', input.workUnitName);
  const workGroup = lists.work_group.find(input.workGroupName);
  if (workGroup === undefined) throw unknown('workGroupName', 'Work group name', input.workGroupName);
  return {
    funderIds: [...new Set(funderIds)],
    workUnitId: workUnit.id,
    workUnitName: workUnit.name,
    workGroupId: workGroup.id,
    comment: noteOf(input.comment),
  };
}

function unknown(field: PlanField, what: string, name: Name): ApiError {
  return refusedField(ofPlan(field), name ?? null, `${what} '${name ?? null}' does not exist.`);
}
