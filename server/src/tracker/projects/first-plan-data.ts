import { sql } from 'kysely';
import type { FirstPlanData } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';

interface FirstPlanRow {
  typeId: number;
  attemptTypeId: number;
  workUnitId: number;
  workGroupId: number | null;
  comment: string | null;
  funderIds: number[];
  isReadable: boolean;
}

/**
 * The facts of the project's plan with the lowest id, whatever its type (api-1 §11.5). Comment and funders are only for those who may
 * read the plan (ADR 21); the rest, the project shows too.
 *
 * @throws UserError for a project without plans, which only an import leaves
 */
export async function firstPlanData(
  db: Db,
  projectId: number,
  { lists, caller }: { lists: Lists; caller: Subject },
): Promise<FirstPlanData> {
  const { rows } = await sql<FirstPlanRow>`
    select plan_type_id as "typeId", attempt_type_id as "attemptTypeId", work_unit_id as "workUnitId",
      work_group_id as "workGroupId", comment,
      array(select funder_id from plan_funder where plan_id = plan.id order by funder_id) as "funderIds",
      ${isPlanReadableBy(caller)} as "isReadable"
    from plan join project_index using (project_id) where project_id = ${projectId} order by id limit 1`.execute(
    db,
  );
  const [plan] = rows;
  if (plan === undefined) throw new UserError('There are not plans associated with the project.');
  return {
    funderNames: (plan.isReadable ? plan.funderIds : []).map((id) => lists.funder.get(id).name),
    workUnitName: lists.work_unit.get(plan.workUnitId).name,
    workGroupName: lists.work_group.nameOf(plan.workGroupId),
    comment: plan.isReadable ? plan.comment : null,
    typeName: lists.plan_type.get(plan.typeId).name,
    attemptTypeName: lists.attempt_type.get(plan.attemptTypeId).name,
  };
}
