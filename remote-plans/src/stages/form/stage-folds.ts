import type { PhenotypingStage } from 'shared/contract';
import type { SectionFoldProps } from 'shared/edit-form';
import { STAGE_FIELDS } from 'shared/record-fields';
import { lineOfFields, lineOfRows } from '../../attempts/fields/section-lines.ts';

type Fold = Pick<SectionFoldProps, 'line' | 'startsFolded'>;
type FoldedStage = Pick<PhenotypingStage, 'tissueDistributions' | (typeof STAGE_FIELDS)[number]['name']>;

/**
 * How the sections of a stage are folded when the page opens. To edit: what is done, and tissue of experiments that have not
 * begun. To read: what is empty, but for what the stage is.
 */
export function stageFolds(stage: FoldedStage, isEditing: boolean): Record<'details' | 'tissue', Fold> {
  const line = lineOfFields(STAGE_FIELDS, stage);
  const tissueLine = lineOfRows(
    'tissue distribution',
    stage.tissueDistributions.map(({ id, workUnitName }) => ({ id, workUnitName })),
    'workUnitName',
  );
  const isDone = STAGE_FIELDS.every(({ name }) => stage[name] !== null);
  const hasBegun = stage.phenotypingExperimentsStarted !== null;
  return {
    details: { line, startsFolded: isEditing && isDone },
    tissue: {
      line: tissueLine,
      startsFolded: isEditing ? tissueLine !== '' || !hasBegun : tissueLine === '',
    },
  };
}
