import type { Db } from '../db/database.ts';
import type { Lists } from '../catalogues/catalogues.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import type { Subject } from '../permissions/caller.ts';
import { findProjectFacts } from '../permissions/facts-repository.ts';
import {
  isAllowed,
  mayAddPhenotypingPlan,
  mayUpdateProject,
  type ProjectFacts,
} from '../permissions/policy.ts';
import { planTexts } from './permission-texts.ts';
import { requireFitsProject, requireMatchingTypes } from './plan-rules.ts';
import type { PlanDetails } from './resolve-details.ts';

const IDENTIFIER = /^TPN:\d{1,19}$/;

/** The project that a plan is to be added to. */
export interface ReceivingProject {
  id: number;
  tpn: string;
  assignmentStatusId: number;
  facts: ProjectFacts;
  /** The plan with the lowest id. */
  first: { attemptTypeId: number; workUnitId: number } | undefined;
}

/**
 * The project of this identifier.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function receivingProject(
  db: Db,
  tpn: string | null,
  caller: Subject,
): Promise<ReceivingProject> {
  const project = tpn === null || !IDENTIFIER.test(tpn) ? undefined : await loadProject(db, tpn);
  if (project === undefined) throw new NotFoundError(`Project ${tpn} does not exist.`);
  if (!isAllowed(caller, 'READ_PROJECT', project.facts))
    throw new ForbiddenError(`You do not have permission to read the project ${tpn}.`);
  return project;
}

async function loadProject(db: Db, tpn: string): Promise<ReceivingProject | undefined> {
  const facts = await findProjectFacts(db, tpn);
  const project = await db
    .selectFrom('project')
    .select(['id', 'tpn', 'assignment_status_id as assignmentStatusId'])
    .where('tpn', '=', tpn)
    .executeTakeFirst();
  if (facts === undefined || project === undefined) return undefined;
  const first = await db
    .selectFrom('plan')
    .select(['attempt_type_id as attemptTypeId', 'work_unit_id as workUnitId'])
    .where('project_id', '=', project.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { ...project, facts, first };
}

/**
 * Whether a plan of these details has a place in the project (api-2 §6.1).
 *
 * @throws UserError
 */
export function requirePlace(project: ReceivingProject, plan: PlanDetails, lists: Lists): void {
  requireMatchingTypes(plan);
  if (plan.typeName !== 'production' || project.first === undefined) return;
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
