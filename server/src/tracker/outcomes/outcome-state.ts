import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { ColonyState, SpecimenState } from '../../catalogue/state-machines/outcome-conditions.ts';
import type { OutcomeRow } from './outcome-rows.ts';

/** What the colony machine looks at (api-2 §9.1). */
export function colonyState(row: OutcomeRow, lists: Lists): ColonyState {
  const outcomeSequence = lists.sequence_category.require('outcome sequence');
  return {
    attemptTypeName: lists.attempt_type.get(row.attemptTypeId).name,
    mutations: row.mutations.map(({ symbol, sequenceCategoryIds }) => ({
      symbol,
      hasOutcomeSequence: sequenceCategoryIds.includes(outcomeSequence),
    })),
    ...specimenState(row, lists),
  };
}

/** What the specimen machine looks at (api-2 §9.2). */
export function specimenState(row: OutcomeRow, lists: Lists): SpecimenState {
  return {
    statusesOfPlansStartingHere: row.plansStartingHere.map(({ statusId }) => lists.status.get(statusId).name),
  };
}
