import type { ChangeResponse, ProjectCreation } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { changeResponse } from '../history/change-response.ts';
import { readHistory } from '../history/read-history.ts';
import { recordCreation } from '../history/record-change.ts';
import { ForbiddenError } from '../http/errors.ts';
import type { Subject } from '../permissions/caller.ts';
import { isAllowed } from '../permissions/policy.ts';
import { createPlan } from '../plans/create-plan.ts';
import { planTexts } from '../plans/permission-texts.ts';
import { requireStartingPoint } from '../plans/plan-rules.ts';
import type { PlanDetails } from '../plans/resolve-details.ts';
import type { AssignmentStatus } from './assignment-decision.ts';
import { insertProject } from './insert-project.ts';
import { assignmentOf, plannedProject } from './project-evaluation.ts';
import { lockGenes, lockProjectsOnGenes } from './project-status-repository.ts';
import { resolveProject, type NewProject } from './resolve-project.ts';

/** A new project, as it was asked for. */
export interface ProjectRequest {
  body: ProjectCreation;
  caller: Subject;
  lists: Lists;
  baseUrl: string;
}

/**
 * Makes a project and its first plan (api-1 §11.3). Nothing is left of it where either is refused.
 *
 * @param tx a transaction of its own
 * @throws UserError, NotFoundError, ForbiddenError, ValidationError
 */
export async function createProject(
  tx: Db,
  { body, caller, lists, baseUrl }: ProjectRequest,
): Promise<ChangeResponse> {
  const project = await resolveProject(tx, body, lists);
  requireMayCreate(project.plan, caller);
  const assignment = await decide(tx, project, lists);
  const { id, tpn } = await insertProject(tx, project, lists.assignment_status.require(assignment));
  await createPlan(
    tx,
    { projectId: id, details: project.plan, attempt: null, startingOutcomeId: null },
    lists,
  );
  await recordCreation(tx, 'Project', id, await versionOf(tx, id));
  const history = await readHistory(tx, [{ entity: 'Project', id }], caller);
  return changeResponse(history, `${baseUrl}/api/projects/${tpn}`);
}

/**
 * May the caller begin a project with this plan? A first plan is one of production that starts from nothing.
 *
 * @throws ForbiddenError, UserError
 */
function requireMayCreate(plan: PlanDetails, caller: Subject): void {
  if (!isAllowed(caller, 'CREATE_PROJECT', { workUnitNames: [plan.workUnitName] }))
    throw new ForbiddenError('You do not have permission to create the project.');
  requireStartingPoint(plan.attemptTypeName, undefined);
  if (plan.typeName !== 'production') throw new ForbiddenError(planTexts.needsProductionPlan);
}

/** Whether the project is assigned, among those that work on its genes; their other writers wait from here on. */
async function decide(tx: Db, { intentions }: NewProject, lists: Lists): Promise<AssignmentStatus> {
  const geneIds = intentions.map(({ geneId }) => geneId);
  await lockGenes(tx, geneIds);
  const others = await lockProjectsOnGenes(tx, geneIds, lists);
  const project = plannedProject(
    geneIds,
    intentions.some(({ isDeletion }) => isDeletion),
  );
  return assignmentOf(project, others);
}

async function versionOf(tx: Db, id: number): Promise<number> {
  const { version } = await tx
    .selectFrom('project')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}
