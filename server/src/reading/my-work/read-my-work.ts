import type { MyPlanPage, MyPlansQuery, MyWork } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { findChanges } from './find-changes.ts';
import {
  countWaitingPlans,
  FIRST_PLANS,
  findLanguishingPins,
  findLanguishingPlans,
  findWaitingPlans,
  type PlanRequest,
} from './find-plans.ts';
import { findSteps } from './find-steps.ts';
import { shownUnits, type ShownUnits } from './shown-units.ts';

const NOTHING: MyWork = {
  workUnitNames: [],
  steps: { statuses: [], workUnits: [] },
  waiting: [],
  waitingCount: { total: 0, hasMore: false },
  languishing: { total: 0, hasMore: false, plans: [] },
  changes: [],
};

/** The work of somebody's work units, in six statements; nothing for a person without any. */
export async function readMyWork(
  { db, catalogues }: Data,
  caller: Subject,
  askedUnits: readonly string[],
): Promise<MyWork> {
  const lists = await catalogues.read();
  const shown = shownUnits(caller, askedUnits, lists.work_unit.entries);
  if (shown.units.length === 0) return NOTHING;
  const plans = planRequest(shown, { caller, lists });
  const [steps, waiting, waitingCount, languishing, changes] = await Promise.all([
    findSteps(db, shown),
    findWaitingPlans(db, plans),
    countWaitingPlans(db, plans),
    findLanguishingPlans(db, plans),
    findChanges(db, shown),
  ]);
  const workUnitNames = shown.isEverything ? [] : shown.units.map(({ name }) => name);
  return { workUnitNames, steps, waiting, waitingCount, languishing, changes };
}

/** A page of one of the two lists of plans. */
export async function readPlanPage(
  { db, catalogues }: Data,
  caller: Subject,
  askedUnits: readonly string[],
  { list, page = FIRST_PLANS.page, size = FIRST_PLANS.size }: Omit<MyPlansQuery, 'workUnitName'>,
): Promise<MyPlanPage> {
  const lists = await catalogues.read();
  const shown = shownUnits(caller, askedUnits, lists.work_unit.entries);
  if (shown.units.length === 0) return NOTHING.languishing;
  const request = planRequest(shown, { caller, lists });
  if (list === 'languishing') return findLanguishingPlans(db, request, { page, size });
  const [plans, count] = await Promise.all([
    findWaitingPlans(db, request, { page, size }),
    countWaitingPlans(db, request),
  ]);
  return { ...count, plans };
}

/** All plans of somebody's work units that stand still for longer than is usual, by identifier, up to a number. */
export async function readLanguishing(
  { db, catalogues }: Data,
  caller: Subject,
  askedUnits: readonly string[],
  limit: number,
): Promise<string[]> {
  const lists = await catalogues.read();
  const shown = shownUnits(caller, askedUnits, lists.work_unit.entries);
  if (shown.units.length === 0) return [];
  return findLanguishingPins(db, planRequest(shown, { caller, lists }), limit);
}

function planRequest(
  { isEverything, units }: ShownUnits,
  { caller, lists }: { caller: Subject; lists: Lists },
): PlanRequest {
  return {
    unitIds: isEverything ? null : units.map(({ id }) => id),
    caller,
    lists,
    today: localDate(new Date()),
  };
}
