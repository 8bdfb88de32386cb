import { statusAfter } from '../../catalogue/state-machines/engine.ts';
import { stageMachine } from '../../catalogue/state-machines/machines.ts';
import { isAbortion } from '../../catalogue/state-machines/statuses.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { stagesOf, type PlanRow } from '../plans/plan-rows.ts';

/**
 * A sentence for each stage that is not aborted: where it stands, and whether it can be aborted from there. One that has started
 * cannot (api-2 section 10.2), so that its plan goes on until the start is taken back.
 */
export function stagesInTheWay(plan: PlanRow, lists: Lists): string[] {
  return stagesOf(plan).flatMap(({ psn, typeId, statusId }) => {
    const status = lists.status.get(statusId).name;
    if (isAbortion(status)) return [];
    const machine = stageMachine(lists.phenotyping_stage_type.get(typeId).name);
    const canBeAborted = machine.transitions.some(
      (step) => machine.prefix + step.from === status && isAbortion(statusAfter(machine, step)),
    );
    return [
      `Stage ${psn} is ${status}, ${canBeAborted ? 'and can be aborted on its page.' : 'where no stage can be aborted.'}`,
    ];
  });
}
