import type { ChangeResponse, PlanCreation } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import { resolveAttempt } from '../attempts/resolve-attempt.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import type { TrackerContext } from '../context.ts';
import { oncePerKey, type RepeatableRequest } from '../../identity/idempotency/once-per-key.ts';
import { signedIn } from '../../identity/permissions/caller.ts';
import { newStage, type NewStage } from '../phenotyping/stage-values.ts';
import { createPlan } from './create-plan.ts';
import { requireStartingPoint, startsFromOutcome } from './plan-rules.ts';
import { receivingProject, requireMayAdd, requirePlace } from './project-of-plan.ts';
import { resolvePlanDetails, type PlanDetails } from './resolve-details.ts';
import {
  lockColonyStatus,
  namedStartingPoint,
  requireReadableOutcome,
  type StartingOutcome,
} from './starting-point.ts';

/**
 * Adds a plan to a project (api-2 §3.3), once for a request that is repeated with its key. Permission is checked
 * before external services are called.
 *
 * @throws NotFoundError, ForbiddenError, ConflictError, UserError, ExternalServiceError
 */
export async function addPlan(
  { db, catalogues, externalServices }: Pick<TrackerContext, 'db' | 'catalogues' | 'externalServices'>,
  body: PlanCreation,
  request: RepeatableRequest & Reader,
): Promise<ChangeResponse> {
  const { caller, baseUrl } = request;
  const lists = await catalogues.read();
  const details = resolvePlanDetails(body, lists);
  const project = await receivingProject(db, body.tpn ?? null, caller);
  requirePlace(project, details, lists);
  requireMayAdd(project, details, caller, lists);
  const { attemptTypeName } = details;
  const attempt = await resolveAttempt(body, { attemptTypeName, lists, externalServices, db });
  const stages = attempt?.kind === 'phenotyping' ? newStages(body, lists) : [];
  const starting = await namedStartingPoint(db, body);
  if (starting !== undefined) await requireReadableOutcome(db, starting, caller);
  return inTransaction(db, signedIn(caller).email, (tx) =>
    oncePerKey(tx, request, async () => {
      const startingOutcomeId = await checkedStart(tx, details, starting, lists);
      const newPlan = { projectId: project.id, details, attempt, startingOutcomeId, stages };
      const { plan, history } = await createPlan(tx, newPlan, lists);
      return changeResponse([history], `${baseUrl}/api/plans/${plan.pin}`);
    }),
  );
}

/** Stages that are to be made with the plan. */
function newStages({ phenotypingAttempt }: PlanCreation, lists: Lists): NewStage[] {
  return (phenotypingAttempt?.phenotypingStages ?? []).map((stage) => newStage(stage, lists));
}

/** Row id of the outcome that the plan starts from, null for none and for plans that do not keep one. */
async function checkedStart(
  tx: Db,
  { attemptTypeName }: PlanDetails,
  starting: StartingOutcome | undefined,
  lists: Lists,
): Promise<number | null> {
  if (!startsFromOutcome(attemptTypeName)) return null;
  if (starting === undefined) {
    requireStartingPoint(attemptTypeName, undefined);
    return null;
  }
  const statusId = await lockColonyStatus(tx, starting.outcomeId);
  requireStartingPoint(attemptTypeName, { colonyStatusName: lists.status.nameOf(statusId) });
  return starting.outcomeId;
}
