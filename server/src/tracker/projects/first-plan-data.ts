import { sql } from 'kysely';
import type { FirstPlanData } from 'shared/contract';
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
}

/**
 * The facts of the project's plan with the lowest id, whatever its type (api-1 §11.5).
 *
 * @throws UserError for a project without plans, which only an import leaves
 */
export async function firstPlanData(db: Db, projectId: number, lists: Lists): Promise<FirstPlanData> {
  const { rows } = await sql<FirstPlanRow>`
    select plan_type_id as "typeId", attempt_type_id as "attemptTypeId", work_unit_id as "workUnitId",
      work_group_id as "workGroupId", comment,
      array(select funder_id from plan_funder where plan_id = plan.id order by funder_id) as "funderIds"
    from plan where project_id = ${projectId} order by id limit 1`.execute(db);
  const [plan] = rows;
  if (plan === undefined) throw new UserError('There are not plans associated with the project.');
  return {
    funderNames: plan.funderIds.map((id) => lists.funder.get(id).name),
    workUnitName: lists.work_unit.get(plan.workUnitId).name,
    workGroupName: lists.work_group.nameOf(plan.workGroupId),
    comment: plan.comment,
    typeName: lists.plan_type.get(plan.typeId).name,
    attemptTypeName: lists.attempt_type.get(plan.attemptTypeId).name,
  };
}
