import type { ChangeResponse, ProjectCreation } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import { createPlan } from '../plans/create-plan.ts';
import { planTexts } from '../plans/permission-texts.ts';
import { requireStartingPoint } from '../plans/plan-rules.ts';
import type { PlanDetails } from '../plans/resolve-details.ts';
import type { AssignmentStatus } from './assignment/assignment-decision.ts';
import type { SentAttempt } from '../attempts/attempt-row.ts';
import { insertProject, type InsertedProject } from './insert-project.ts';
import { assignmentOf, plannedProject } from './assignment/project-evaluation.ts';
import { lockGenes, lockProjectsOnGenes } from './assignment/project-status-repository.ts';
import { resolveProject, type NewProject } from './resolve-project.ts';

/** A requested project. */
export interface ProjectRequest {
  body: ProjectCreation;
  caller: Subject;
  lists: Lists;
  baseUrl: string;
}

/**
 * Creates a project and its first plan (api-1 §11.3). Nothing is stored when either is refused.
 *
 * @param tx a separate transaction
 * @throws UserError, NotFoundError, ForbiddenError, ValidationError
 */
export async function createProject(
  tx: Db,
  { body, caller, lists, baseUrl }: ProjectRequest,
): Promise<ChangeResponse> {
  const project = await allowedProject(tx, body, caller, lists);
  const { id, tpn } = await storeProject(tx, project, null, lists);
  const history = await readHistory(tx, [{ entity: 'Project', id }], caller);
  return changeResponse(history, `${baseUrl}/api/projects/${tpn}`);
}

/**
 * A new project with all its names looked up, for somebody who may create it.
 *
 * @throws UserError, NotFoundError, ForbiddenError, ValidationError
 */
export async function allowedProject(
  db: Db,
  body: ProjectCreation,
  caller: Subject,
  lists: Lists,
): Promise<NewProject> {
  const project = await resolveProject(db, body, lists);
  requireMayCreate(project.plan, caller);
  return project;
}

/** A project that was stored with its first plan. */
export interface StoredNewProject extends InsertedProject {
  assignment: AssignmentStatus;
}

/**
 * Stores a new project with its first plan.
 *
 * @param tx a separate transaction
 * @param attempt of the plan, if it has one already
 */
export async function storeProject(
  tx: Db,
  project: NewProject,
  attempt: SentAttempt | null,
  lists: Lists,
): Promise<StoredNewProject> {
  const assignment = await decideAssignment(tx, project, lists);
  const { id, tpn } = await insertProject(tx, project, lists.assignment_status.require(assignment));
  await createPlan(tx, { projectId: id, details: project.plan, attempt, startingOutcomeId: null }, lists);
  await recordCreation(tx, 'Project', id, await versionOf(tx, id));
  return { id, tpn, assignment };
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

/** Whether the project is assigned, among those that work on its genes; locks them against other writers. */
export async function decideAssignment(
  tx: Db,
  { intentions }: NewProject,
  lists: Lists,
): Promise<AssignmentStatus> {
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
