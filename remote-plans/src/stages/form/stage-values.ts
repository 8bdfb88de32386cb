import type {
  PhenotypingStage,
  PhenotypingStageCreation,
  PhenotypingStageUpdate,
  TissueDistribution,
  TissueDistributionInput,
} from 'shared/contract';
import { STAGE_FIELDS } from 'shared/record-fields';
import type { FieldRow } from '../../attempts/fields/field-rows.tsx';
import { storedOf, valuesOf, type PlainValues } from '../../attempts/fields/plain-values.ts';
import { TISSUE_FIELDS } from './stage-fields.tsx';

interface TissueValues {
  tissueDistributions: { rows: FieldRow<(typeof TISSUE_FIELDS)[number]>[] };
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
    tissueDistributions: {
      rows: stage.tissueDistributions.map(({ id, ...tissue }) => ({
        id,
        ...valuesOf(TISSUE_FIELDS, tissue),
      })),
    },
  };
}

export const NEW_STAGE: NewStageValues = {
  details: { phenotypingTypeName: '', ...valuesOf(STAGE_FIELDS, undefined) },
  tissueDistributions: { rows: [] },
};

export function stageUpdateOf(
  { details, transition, tissueDistributions }: StageValues,
  stored: PhenotypingStage,
): PhenotypingStageUpdate {
  return {
    ...storedOf(STAGE_FIELDS, details, stored),
    tissueDistributions: tissueOf(tissueDistributions, stored.tissueDistributions),
    statusTransition: { actionToExecute: transition.action || null },
  };
}

export function newStageOf({ details, tissueDistributions }: NewStageValues): PhenotypingStageCreation {
  return {
    phenotypingTypeName: details.phenotypingTypeName || null,
    ...storedOf(STAGE_FIELDS, details, undefined),
    tissueDistributions: tissueOf(tissueDistributions, []),
  };
}

/** What the server takes of tissue, and removes what is not sent (api-2 §18.4). */
function tissueOf(
  { rows }: TissueValues['tissueDistributions'],
  stored: readonly TissueDistribution[],
): TissueDistributionInput[] {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    return { id: row.id, ...storedOf(TISSUE_FIELDS, row, before) };
  });
}
