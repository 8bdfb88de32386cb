import { isDeepStrictEqual } from 'node:util';
import type { ChangeResponse, PlanUpdate } from 'shared/contract';
import type { Editor } from '../../identity/reader.ts';
import { replaceAttempt } from '../attempts/write-attempt.ts';
import { resolveAttempt } from '../attempts/resolve-attempt.ts';
import type { SentAttempt } from '../attempts/attempt-row.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import type { TrackerContext } from '../context.ts';
import { isAbandonment } from './status/plan-progress.ts';
import type { PlanColumns, PlanRow } from './plan-rows.ts';
import { machineOf } from './status/plan-status.ts';
import { requirePlanUpdate, requireReadablePlan } from './readable-plan.ts';
import { resolveWork, type WorkDetails } from './resolve-details.ts';
import { savePlan } from './save-plan.ts';
import { namedStartingPoint } from './starting-point.ts';
import { replaceFunders } from './create-plan.ts';

/**
 * Changes a plan (api-2 §3.4). Permission is checked before names are looked up and external services called.
 *
 * @throws NotFoundError, ForbiddenError, PreconditionFailedError, UserError, ExternalServiceError
 */
export async function updatePlan(
  { db, catalogues, externalServices }: Pick<TrackerContext, 'db' | 'catalogues' | 'externalServices'>,
  pin: string,
  body: PlanUpdate,
  { caller, baseUrl, expectedVersion }: Editor,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  const { email } = requirePlanUpdate(plan, caller);
  const work = resolveWork(body, lists);
  const action = body.statusTransition?.actionToExecute;
  const attempt = isAbandonment(machineOf(plan, lists), action)
    ? null
    : await resolveRest({ db, externalServices }, body, plan, lists);
  const saved = await inTransaction(db, email, (tx) =>
    savePlan(tx, pin, {
      caller,
      lists,
      expectedVersion,
      action,
      change: (within, before) => writePlan(within, before, { work, attempt, lists }),
    }),
  );
  return changeResponse([saved.history ?? unchanged('plan')], `${baseUrl}/api/plans/${pin}`);
}

/** Checks that are skipped for a request that abandons the plan. */
async function resolveRest(
  { db, externalServices }: Pick<TrackerContext, 'db' | 'externalServices'>,
  body: PlanUpdate,
  { attemptTypeId }: PlanColumns,
  lists: Lists,
): Promise<SentAttempt | null> {
  const attemptTypeName = lists.attempt_type.get(attemptTypeId).name;
  const attempt = await resolveAttempt(body, { attemptTypeName, lists, externalServices, db });
  // A starting point cannot be changed, but one that does not exist is refused.
  await namedStartingPoint(db, body);
  return attempt;
}

interface NewContent {
  work: WorkDetails;
  attempt: SentAttempt | null;
  lists: Lists;
}

/** Work unit and work group stay as they are. */
async function writePlan(tx: Db, before: PlanRow, { work, attempt, lists }: NewContent): Promise<void> {
  if (work.comment !== before.comment)
    await tx.updateTable('plan').set({ comment: work.comment }).where('id', '=', before.id).execute();
  if (!isDeepStrictEqual(work.funderIds.toSorted(byNumber), before.funderIds))
    await replaceFunders(tx, before.id, work.funderIds);
  await writePlanAttempt(tx, before, attempt, lists);
}

/** Stores the attempt that was sent of a plan, its rules being checked; without one the stored attempt stays. */
export async function writePlanAttempt(
  tx: Db,
  before: PlanRow,
  attempt: SentAttempt | null,
  lists: Lists,
): Promise<void> {
  if (attempt === null) return;
  await replaceAttempt(tx, before.id, attempt, {
    stored: before.attempt,
    attemptTypeName: lists.attempt_type.get(before.attemptTypeId).name,
    planWorkUnitId: before.workUnitId,
    lists,
  });
}

function byNumber(one: number, other: number): number {
  return one - other;
}
