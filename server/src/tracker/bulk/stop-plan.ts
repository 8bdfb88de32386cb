import type { HistoryDetail, StopPlans } from 'shared/contract';
import { withStopReason } from 'shared/stop-reasons';
import { statusAfter } from '../../catalogue/state-machines/engine.ts';
import type { Machine, Transition } from '../../catalogue/state-machines/machine.ts';
import { COLONY_MACHINE } from '../../catalogue/state-machines/outcome-machines.ts';
import type { PlanState } from '../../catalogue/state-machines/plan-state.ts';
import { isAbortion } from '../../catalogue/state-machines/statuses.ts';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { reachedStatus, setColonyStatus } from '../outcomes/colonies/colony-writes.ts';
import { presentOutcome, saveOutcome } from '../outcomes/save-outcome.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { allowedToRead, existingPlan, requirePlanUpdate } from '../plans/readable-plan.ts';
import { lockPlan, savePlan, type PlanChange } from '../plans/save-plan.ts';
import { isAbandonment } from '../plans/status/plan-progress.ts';
import { machineOf, planState } from '../plans/status/plan-status.ts';
import type { Applied, BulkWorking, PlanBefore } from './applied.ts';
import { planNow } from './plan-before.ts';
import { stagesInTheWay } from './stages-in-the-way.ts';

/**
 * Ends the attempt of a plan by the step that its machine has for that, with a reason in its comment, and with its colonies
 * where asked.
 *
 * @throws NotFoundError, ForbiddenError, UserError when there is no such step, or it cannot be taken
 */
export async function stopPlan(
  tx: Db,
  pin: string,
  { reason, withColonies }: StopPlans,
  working: BulkWorking,
): Promise<Applied> {
  const { caller, lists } = working;
  const plan = allowedToRead(await lockPlan(tx, pin), caller);
  requirePlanUpdate(plan, caller);
  const machine = machineOf(plan, lists);
  const steps = stopSteps(machine, lists.status.get(plan.statusId).name);
  const now = await planNow(tx, plan);
  const stopped = withColonies ? await stopColonies(tx, plan, working) : NO_COLONIES;
  const action = possibleStep(steps, await existingPlan(tx, pin), working);
  const change: PlanChange['change'] = async (within, before) => {
    const comment = withStopReason(before.comment ?? '', reason);
    await within.updateTable('plan').set({ comment }).where('id', '=', before.id).execute();
  };
  const details: HistoryDetail[] = [];
  // The step that abandons a plan leaves everything else of its request aside, the reason too.
  if (isAbandonment(machine, action)) {
    const { history } = await savePlan(tx, pin, { caller, lists, change });
    details.push(...(history?.details ?? []));
  }
  const saved = await savePlan(tx, pin, { caller, lists, action, change });
  details.push(...(saved.history?.details ?? []));
  return {
    details: [...details, ...stopped.details],
    undo: { ...now, version: saved.plan.version, colonies: stopped.colonies },
  };
}

type StopStep = Transition<PlanState>;

/** The steps of a person that end the work from this status. A phenotyping plan has one for plans with stages, and one for plans without. */
function stopSteps(machine: Machine<PlanState>, current: string): StopStep[] {
  const steps = machine.transitions.filter(
    (transition) =>
      transition.triggeredByUser &&
      transition.isInert !== true &&
      machine.prefix + transition.from === current &&
      isAbortion(statusAfter(machine, transition)),
  );
  if (steps.length > 0) return steps;
  throw new UserError(
    isAbortion(current)
      ? `The plan is stopped already: it is ${current}.`
      : `A plan that is ${current} cannot be stopped.`,
  );
}

/** The first step that the plan can take as it is now. @throws UserError, which says what to do before the last of them */
function possibleStep(steps: StopStep[], plan: PlanRow, { caller, lists }: BulkWorking): string {
  const state = planState(plan, lists);
  const verdicts = steps.map((step) => ({ step, ...step.condition.check(state, caller) }));
  const possible = verdicts.find(({ available }) => available);
  if (possible !== undefined) return possible.step.event;
  const stages = stagesInTheWay(plan, lists);
  if (stages.length > 0)
    throw new UserError(
      ['The plan cannot be stopped before its phenotyping stages are aborted.', ...stages].join(' '),
    );
  throw new UserError(verdicts.at(-1)?.note ?? 'The plan cannot be stopped as it is.');
}

interface Stopped {
  colonies: PlanBefore['colonies'];
  details: HistoryDetail[];
}

const NO_COLONIES: Stopped = { colonies: [], details: [] };

/** Aborts the colonies of a plan that are not aborted or extinct. */
async function stopColonies(tx: Db, plan: PlanRow, { caller, lists }: BulkWorking): Promise<Stopped> {
  const stopped: Stopped = { colonies: [], details: [] };
  for (const { tpo, colonyStatusId } of plan.outcomes) {
    const action = colonyStatusId === null ? undefined : abortStep(lists.status.get(colonyStatusId).name);
    if (colonyStatusId === null || action === undefined) continue;
    const record = await saveOutcome(tx, { tpo, expectedVersion: null }, lists, async (row) => {
      if (row.colony === null) return;
      const statusId = reachedStatus(row, row.colony, action, { lists, caller });
      if (statusId !== null) await setColonyStatus(tx, row.id, statusId);
    });
    const { version } = await presentOutcome(tx, tpo);
    stopped.colonies.push({ tpo, version, statusId: colonyStatusId });
    stopped.details.push(...(record?.details ?? []));
  }
  return stopped;
}

function abortStep(current: string): string | undefined {
  return COLONY_MACHINE.transitions.find(({ from, to }) => from === current && isAbortion(to))?.event;
}
