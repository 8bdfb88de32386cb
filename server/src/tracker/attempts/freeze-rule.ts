import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { PhenotypingAttemptRow, PhenotypingValues, StageOfAttempt } from './attempt-row.ts';

/** The look-up lists of the progress of a stage. */
export type StageLists = Pick<Lists, 'phenotyping_stage_type' | 'status'>;

/** Statuses by their ordering, ends included, in which data of a stage are with the DCC (api-2 §6.3). */
const SUBMITTED: Readonly<Record<string, readonly [first: number, last: number]>> = {
  'early adult and embryo': [151_000, 257_000],
  'late adult': [301_000, 305_000],
};

/**
 * Would the change touch what identifies the cohort, after data of it have gone to the DCC? What identifies it is the
 * external reference, the background strain, and the unit that produced it (the plan's own if none is named).
 */
export function changesSubmittedCohort(
  before: PhenotypingAttemptRow,
  after: PhenotypingValues,
  planWorkUnitId: number,
  lists: StageLists,
): boolean {
  const changes =
    before.phenotypingExternalRef !== after.phenotypingExternalRef ||
    before.backgroundStrainId !== after.backgroundStrainId ||
    (before.cohortWorkUnitId ?? planWorkUnitId) !== (after.cohortWorkUnitId ?? planWorkUnitId);
  return changes && before.stages.some((stage) => isSubmitted(stage, lists));
}

function isSubmitted({ typeId, statusId }: StageOfAttempt, lists: StageLists): boolean {
  const range = SUBMITTED[lists.phenotyping_stage_type.get(typeId).name];
  if (range === undefined) return false;
  const { ordering } = lists.status.get(statusId);
  return ordering >= range[0] && ordering <= range[1];
}
