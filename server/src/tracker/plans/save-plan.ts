import type { HistoryRecord } from 'shared/contract';
import { checkAttempt } from '../attempts/check-attempt.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { reevaluateProject } from '../projects/assignment/reevaluate-project.ts';
import { planAudit } from './plan-representation.ts';
import { abandoned, isAbandonment, planProgress } from './status/plan-progress.ts';
import type { PlanRow } from './plan-rows.ts';
import { requireMatchingTypes } from './plan-rules.ts';
import { machineOf, planState } from './status/plan-status.ts';
import { existingPlan, requirePlanUpdate } from './readable-plan.ts';
import { hasMoved, reach, writeStatuses, type ReachedPlan } from './status/write-statuses.ts';

/** A change of a plan, or of what belongs to it. */
export interface PlanChange {
  caller: Subject;
  lists: Lists;
  /** The version of the plan that the caller has read, null or absent if the request has none. */
  expectedVersion?: number | null;
  /** Name of the requested transition, in any case. */
  action?: string | null | undefined;
  /**
   * Makes the change, on the plan that nobody else can change meanwhile. Whatever it compares it reads itself, from
   * this transaction.
   */
  change: (tx: Db, before: PlanRow) => Promise<void>;
  /** Refuses callers who may not make this change; by default those who may not update the plan. */
  permit?: (plan: PlanRow, caller: Subject) => void;
}

/** A plan after a change. */
export interface SavedPlan {
  plan: PlanRow;
  /** Null when nothing of the plan itself changed. */
  history: HistoryRecord | null;
}

/**
 * The one way to change anything of a plan, its attempt, outcomes or stages (api-2 §3.4 and §11.4): makes the change,
 * checks the rules after it, takes the automatic steps and the requested one, updates the summary status, writes the
 * history and re-evaluates the project. A request that abandons a plan changes nothing else.
 *
 * @param tx a separate transaction
 * @throws NotFoundError, ForbiddenError, PreconditionFailedError, UserError
 */
export async function savePlan(tx: Db, pin: string, request: PlanChange): Promise<SavedPlan> {
  const { caller, lists, expectedVersion = null, permit = requirePlanUpdate } = request;
  const before = await lockPlan(tx, pin);
  permit(before, caller);
  await refuseStale(tx, { entity: 'Plan', id: before.id, version: before.version }, expectedVersion);
  const { changed, passed } = await changePlan(tx, before, request);
  const saved = await record(tx, before, reach(changed, passed, lists), lists);
  await reevaluateProject(tx, before.projectId, lists);
  return saved;
}

/**
 * The plan, locked until the transaction ends. Its key stays free: links of mutations are written with other plans locked, and
 * refer to this one.
 *
 * @throws NotFoundError
 */
export async function lockPlan(tx: Db, pin: string): Promise<PlanRow> {
  // Read by a separate statement: one that waits for the lock would read the parts of the plan as they were before.
  await tx.selectFrom('plan').select('id').where('pin', '=', pin).forNoKeyUpdate().execute();
  return existingPlan(tx, pin);
}

/** The plan with the change made, and the statuses that it passes through then. */
async function changePlan(
  tx: Db,
  before: PlanRow,
  { caller, lists, action, change }: PlanChange,
): Promise<{ changed: PlanRow; passed: string[] }> {
  const machine = machineOf(before, lists);
  const current = lists.status.get(before.statusId).name;
  if (isAbandonment(machine, action)) {
    const state = planState(before, lists);
    return { changed: before, passed: abandoned({ machine, current, state }, caller) };
  }
  await change(tx, before);
  const changed = await existingPlan(tx, before.pin);
  checkPlan(before, changed, lists);
  const passed = planProgress({ machine, current, state: planState(changed, lists) }, action, caller);
  return { changed, passed };
}

/** The rules of a plan after every change (api-2 §6.1 and §6.3). */
function checkPlan(before: PlanRow, after: PlanRow, lists: Lists): void {
  const typeName = lists.plan_type.get(after.typeId).name;
  const attemptTypeName = lists.attempt_type.get(after.attemptTypeId).name;
  requireMatchingTypes({ typeName, attemptTypeName });
  checkAttempt(before.attempt, after.attempt, {
    attemptTypeName,
    planWorkUnitId: after.workUnitId,
    lists,
  });
}

/** Stores the statuses and the history; a change that changed nothing leaves no trace. */
async function record(tx: Db, before: PlanRow, reached: ReachedPlan, lists: Lists): Promise<SavedPlan> {
  const details = differences(planAudit(before, lists), planAudit(reached.plan, lists));
  const isNewVersion = details.length > 0 && reached.plan.version === before.version;
  const plan = isNewVersion || hasMoved(reached) ? await writeStatuses(tx, reached) : reached.plan;
  return { plan, history: await recordChange(tx, 'Plan', plan.id, plan.version, details) };
}
