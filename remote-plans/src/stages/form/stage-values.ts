import type {
  PhenotypingStage,
  PhenotypingStageCreation,
  PhenotypingStageUpdate,
  TissueDistribution,
  TissueDistributionInput,
} from 'shared/contract';
import type { PlainValues } from '../../attempts/fields/plain-field.ts';
import { storedOf, valuesOf } from '../../attempts/fields/plain-values.ts';
import { STAGE_FIELDS } from './stage-fields.ts';

/** A row of the tissue table, as its controls hold it. */
export interface TissueRow {
  id: number | null;
  startDate: string;
  endDate: string;
  workUnitName: string;
  materialDepositedTypeName: string;
}

interface TissueValues {
  tissueDistributions: { rows: TissueRow[] };
}

/** Values of the form of a stage that is there. */
export interface StageValues extends TissueValues {
  details: PlainValues<(typeof STAGE_FIELDS)[number]>;
  transition: { action: string };
}

/** Values of the form that makes a stage. */
export interface NewStageValues extends TissueValues {
  details: StageValues['details'] & { phenotypingTypeName: string };
}

export function stageValuesOf(stage: PhenotypingStage): StageValues {
  return {
    details: valuesOf(STAGE_FIELDS, stage),
    transition: { action: '' },
    tissueDistributions: { rows: stage.tissueDistributions.map(rowOf) },
  };
}

export const NEW_STAGE: NewStageValues = {
  details: { phenotypingTypeName: '', ...valuesOf(STAGE_FIELDS, undefined) },
  tissueDistributions: { rows: [] },
};

export function emptyTissue(): TissueRow {
  return { id: null, startDate: '', endDate: '', workUnitName: '', materialDepositedTypeName: '' };
}

/** The change to send: tissue as a whole, because what is not sent is removed (api-2 §18.4). */
export function stageUpdateOf(
  { details, transition, tissueDistributions }: StageValues,
  stored: PhenotypingStage,
): PhenotypingStageUpdate {
  return {
    ...storedOf(STAGE_FIELDS, details, stored),
    tissueDistributions: tissueDistributions.rows.map(tissueOf),
    statusTransition: { actionToExecute: transition.action || null },
  };
}

export function newStageOf({ details, tissueDistributions }: NewStageValues): PhenotypingStageCreation {
  return {
    phenotypingTypeName: details.phenotypingTypeName || null,
    ...storedOf(STAGE_FIELDS, details, undefined),
    tissueDistributions: tissueDistributions.rows.map(tissueOf),
  };
}

function rowOf({ startDate, endDate, ...tissue }: TissueDistribution): TissueRow {
  return { ...tissue, startDate: startDate ?? '', endDate: endDate ?? '' };
}

function tissueOf({
  id,
  startDate,
  endDate,
  workUnitName,
  materialDepositedTypeName,
}: TissueRow): TissueDistributionInput {
  return {
    id,
    startDate: startDate || null,
    endDate: endDate || null,
    workUnitName: workUnitName || null,
    materialDepositedTypeName: materialDepositedTypeName || null,
  };
}
