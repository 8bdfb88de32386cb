import type { Editable } from 'shared/api';
import type { ChangeResponse, PhenotypingStage } from 'shared/contract';
import { EditForm, useResourceForm } from 'shared/edit-form';
import { STAGE_FIELDS } from 'shared/record-fields';
import { Stack } from 'shared/ui';
import { emptyFieldRow } from '../../attempts/fields/field-rows.tsx';
import { PlainFacts } from '../../attempts/fields/plain-facts.tsx';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { ReadOnlyHint } from '../../plan/facts/read-only-hint.tsx';
import { SectionCard } from '../../plan/page/section-card.tsx';
import { RecordStatus, STATUS_SECTION } from '../../plan/status/record-status.tsx';
import { DETAILS, TISSUE, TISSUE_FIELDS, TissueFacts, TissueTable } from '../form/stage-fields.tsx';
import { stageFolds } from '../form/stage-folds.ts';
import { StageNote } from '../form/stage-note.tsx';
import { stageUpdateOf, stageValuesOf } from '../form/stage-values.ts';
import { StageIdentity, type ShownStage } from './stage-identity.tsx';

const SECTIONS = [STATUS_SECTION, DETAILS, TISSUE];

export interface StageFormProps extends ShownStage {
  editable: Editable<PhenotypingStage>;
  /** Address of the history of the stage. */
  historyOfStage: string;
  onSaved: (response: ChangeResponse) => void;
}

/** A stage as those see it who may change it (ui-screens 17, column "Edit"). */
export function StageForm({ editable, historyOfStage, onSaved, ...shown }: StageFormProps) {
  const { stage } = shown;
  const edit = useResourceForm({
    editable,
    current: stage,
    valuesOf: stageValuesOf,
    save: async (values, stored, send) => ({ responses: [await send(stageUpdateOf(values, stored))] }),
    onSaved: ([response]) => response && onSaved(response),
    draft: {
      name: `phenotyping stage ${stage.psn}`,
      example: { ...stageValuesOf(stage), tissueDistributions: { rows: [emptyFieldRow(TISSUE_FIELDS)] } },
    },
    step: 'transition',
  });
  return (
    <EditForm edit={edit} label="Phenotyping stage" sections={SECTIONS} historyAddress={historyOfStage}>
      <StageCards {...shown} isEditing />
    </EditForm>
  );
}

/** A stage as everybody sees it who may not change it (ui-screens 17, column "Read"). */
export function StageFacts(shown: ShownStage) {
  return (
    <Stack gap="4">
      <ReadOnlyHint pin={shown.stage.pin} what="phenotyping stage" />
      <StageCards {...shown} isEditing={false} />
    </Stack>
  );
}

function StageCards({ isEditing, ...shown }: ShownStage & { isEditing: boolean }) {
  const { stage } = shown;
  const folds = stageFolds(stage, isEditing);
  return (
    <>
      <SectionCard section={STATUS_SECTION}>
        <RecordStatus subject="stage" record={stage} isEditing={isEditing} />
      </SectionCard>
      <SectionCard section={DETAILS} fold={folds.details}>
        <Stack gap="4">
          <StageIdentity {...shown} />
          {isEditing ? (
            <>
              <PlainFields section={DETAILS.id} fields={STAGE_FIELDS} />
              <StageNote />
            </>
          ) : (
            <PlainFacts fields={STAGE_FIELDS} stored={stage} />
          )}
        </Stack>
      </SectionCard>
      <SectionCard section={TISSUE} fold={folds.tissue}>
        {isEditing ? <TissueTable /> : <TissueFacts {...stage} />}
      </SectionCard>
    </>
  );
}
