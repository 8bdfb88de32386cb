import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { attemptState } from '../../attempts/attempt-state.ts';
import type { Machine } from '../../../catalogue/state-machines/machine.ts';
import { planMachine } from '../../../catalogue/state-machines/machines.ts';
import type { PlanState } from '../../../catalogue/state-machines/plan-state.ts';
import { summaryStatus } from '../../../catalogue/state-machines/statuses.ts';
import { stagesOf, type PlanRow } from '../plan-rows.ts';

/** The machine that the plan's statuses follow. */
export function machineOf(row: Pick<PlanRow, 'attemptTypeId'>, lists: Lists): Machine<PlanState> {
  return planMachine(lists.attempt_type.get(row.attemptTypeId).name);
}

/** What the plan's machine looks at. */
export function planState(row: PlanRow, lists: Lists): PlanState {
  return { ...attemptState(row.attempt, lists), ...childStatuses(row, lists) };
}

/** The summary status of the plan if its own were this one (api-2 §11.3). */
export function summaryOf(row: PlanRow, ownStatus: string, lists: Lists): string {
  return summaryStatus(Object.values(childStatuses(row, lists)).flat(), ownStatus);
}

function childStatuses(row: PlanRow, lists: Lists) {
  const names = (ids: readonly (number | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : lists.status.get(id).name));
  return {
    colonyStatuses: names(row.outcomes.map(({ colonyStatusId }) => colonyStatusId)),
    specimenStatuses: names(row.outcomes.map(({ specimenStatusId }) => specimenStatusId)),
    stageStatuses: names(stagesOf(row).map(({ statusId }) => statusId)),
  };
}
