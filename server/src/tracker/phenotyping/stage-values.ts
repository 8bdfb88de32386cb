import type { PhenotypingStageCreation, PhenotypingStageDetailsInput } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { integerOf } from '../../platform/http/requests/request-values.ts';
import type { SentOf } from '../../platform/records/field.ts';
import { valuesOf, withoutFields } from '../../platform/records/resolve.ts';
import { STAGE_FIELDS, TISSUE_FIELDS } from './stage-fields.ts';

/** A row of tissue as it is stored; `id` comes from the request, null for a new one. */
export type TissueValues = SentOf<typeof TISSUE_FIELDS> & { id: number | null };

/** What is recorded of a stage, as it is stored. */
export interface StageValues extends SentOf<typeof STAGE_FIELDS> {
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
 * The values of a request for an existing stage (api-2 §18.4); members that it leaves out are cleared.
 *
 * @throws UserError for tissue, ValidationError for a day that the calendar lacks
 */
export function stageValues(input: PhenotypingStageDetailsInput, lists: Lists): StageValues {
  const inTissues = withoutFields(lists, (api) => `tissueDistributions.${api}`);
  return {
    ...valuesOf(STAGE_FIELDS, input, withoutFields(lists)),
    tissues: (input.tissueDistributions ?? []).map((tissue) => ({
      id: integerOf(tissue.id),
      ...valuesOf(TISSUE_FIELDS, tissue, inTissues),
    })),
  };
}
