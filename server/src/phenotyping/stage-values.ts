import type {
  PhenotypingStageCreation,
  PhenotypingStageDetailsInput,
  TissueDistributionInput,
} from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { NotFoundError, UserError } from '../http/errors.ts';
import { dateOf, integerOf } from '../http/request-values.ts';

/** A row of tissue as it is stored; `id` is what the request says, null for a new one. */
export interface TissueValues {
  id: number | null;
  startDate: string | null;
  endDate: string | null;
  workUnitId: number;
  materialId: number;
}

/** What is recorded of a stage, as it is stored. */
export interface StageValues {
  experimentsStarted: string | null;
  dataReleaseDate: string | null;
  tissues: readonly TissueValues[];
}

/** A stage to be made. */
export interface NewStage extends StageValues {
  typeId: number;
}

/**
 * Resolves the names in a request for a stage (api-2 §18.3).
 *
 * @throws NotFoundError for the type, UserError for tissue, ValidationError for a day that the calendar lacks
 */
export function newStage(input: PhenotypingStageCreation, lists: Lists): NewStage {
  const type = lists.phenotyping_stage_type.find(input.phenotypingTypeName);
  if (type === undefined)
    throw new NotFoundError(`Phenotyping stage type ${input.phenotypingTypeName ?? 'null'} does not exist.`);
  return { typeId: type.id, ...stageValues(input, lists) };
}

/**
 * What a request says of a stage that is there (api-2 §18.4); what it leaves out is cleared.
 *
 * @throws UserError for tissue, ValidationError for a day that the calendar lacks
 */
export function stageValues(input: PhenotypingStageDetailsInput, lists: Lists): StageValues {
  return {
    experimentsStarted: dateOf(input.phenotypingExperimentsStarted, 'phenotypingExperimentsStarted'),
    dataReleaseDate: dateOf(input.initialDataReleaseDate, 'initialDataReleaseDate'),
    tissues: (input.tissueDistributions ?? []).map((tissue) => tissueValues(tissue, lists)),
  };
}

function tissueValues(input: TissueDistributionInput, lists: Lists): TissueValues {
  const material = lists.material_deposited_type.find(input.materialDepositedTypeName);
  if (material === undefined)
    throw new UserError(
      `Material deposited type '${input.materialDepositedTypeName ?? 'null'}' does not exist.`,
    );
  const workUnit = lists.work_unit.find(input.workUnitName);
  if (workUnit === undefined)
    throw new UserError(`Work unit name '${input.workUnitName ?? 'null'}' does not exist.`);
  return {
    id: integerOf(input.id),
    startDate: dateOf(input.startDate, 'tissueDistributions.startDate'),
    endDate: dateOf(input.endDate, 'tissueDistributions.endDate'),
    workUnitId: workUnit.id,
    materialId: material.id,
  };
}
