import { sql } from 'kysely';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mayAddPhenotypingPlan, mayUpdateProject } from '../../identity/permissions/policy.ts';
import { requireReadableProject, type ReadableProject } from '../projects/readable-project.ts';
import { planTexts } from './permission-texts.ts';
import { requireFitsProject, requireMatchingTypes } from './plan-rules.ts';
import type { PlanDetails } from './resolve-details.ts';

/** The project that a plan is to be added to. */
export interface ReceivingProject extends ReadableProject {
  assignmentStatusId: number;
  /** The plan with the lowest id. */
  first: { attemptTypeId: number; workUnitId: number } | null;
}

/**
 * The project of this identifier, for somebody who may read it.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function receivingProject(
  db: Db,
  tpn: string | null,
  caller: Subject,
): Promise<ReceivingProject> {
  const project = await requireReadableProject(db, tpn ?? 'null', caller);
  const { rows } = await sql<Pick<ReceivingProject, 'assignmentStatusId' | 'first'>>`
    select assignment_status_id as "assignmentStatusId", (
      select json_build_object('attemptTypeId', attempt_type_id, 'workUnitId', work_unit_id)
      from plan where project_id = project.id order by id limit 1) as first
    from project where id = ${project.id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new NotFoundError(`Project ${project.tpn} does not exist.`);
  return { ...project, ...found };
}

/**
 * Whether a plan of these details has a place in the project (api-2 §6.1).
 *
 * @throws UserError
 */
export function requirePlace(project: ReceivingProject, plan: PlanDetails, lists: Lists): void {
  requireMatchingTypes(plan);
  if (plan.typeName !== 'production' || project.first === null) return;
  const first = {
    attemptTypeName: lists.attempt_type.get(project.first.attemptTypeId).name,
    workUnitName: lists.work_unit.get(project.first.workUnitId).name,
  };
  requireFitsProject(first, plan);
}

/**
 * Whether the caller may add the plan (api-2 §2).
 *
 * @throws ForbiddenError
 */
export function requireMayAdd(
  { tpn, facts, assignmentStatusId }: ReceivingProject,
  plan: PlanDetails,
  caller: Subject,
  lists: Lists,
): void {
  if (plan.typeName === 'phenotyping') {
    if (facts.productionWorkUnitNames.length === 0) throw new ForbiddenError(planTexts.needsProductionPlan);
    if (mayAddPhenotypingPlan(caller, facts)) return;
    const assignment = lists.assignment_status.get(assignmentStatusId).name;
    throw new ForbiddenError(planTexts.createPhenotyping(tpn, assignment));
  }
  // The plan that is added counts among those of the project, so its own work unit may add it.
  const productionWorkUnitNames = [...facts.productionWorkUnitNames, plan.workUnitName];
  if (!mayUpdateProject(caller, { ...facts, productionWorkUnitNames }))
    throw new ForbiddenError(planTexts.createProduction(tpn));
}
