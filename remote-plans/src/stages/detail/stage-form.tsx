import { useMemo } from 'react';
import type { Editable } from 'shared/api';
import type { ChangeResponse, PhenotypingStage } from 'shared/contract';
import { StatusStamps, StatusTransitionControl, useDraft } from 'shared/domain';
import { Card, Stack } from 'shared/ui';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { EditForm, NO_PROBLEMS, SectionPlace, VersionConflict, type KeptEdit } from '../../form/index.ts';
import { DETAILS, STAGE_FIELDS, STAGE_STATUS_HISTORY, TISSUE, TRANSITION } from '../form/stage-fields.ts';
import { emptyTissue, stageValuesOf, type StageValues } from '../form/stage-values.ts';
import { TissueTable } from '../form/tissue-table.tsx';
import { StageIdentity, type ShownStage } from './stage-identity.tsx';
import { useStageForm } from './use-stage-form.ts';

const SECTIONS = [DETAILS, TRANSITION, TISSUE];

export interface StageFormProps extends ShownStage {
  editable: Editable<PhenotypingStage>;
  onSaved: (response: ChangeResponse) => void;
}

/** A stage as those see it who may change it (ui-screens 17, column "Edit"). */
export function StageForm({ editable, onSaved, ...shown }: StageFormProps) {
  const { stage } = shown;
  const stored = useMemo(() => stageValuesOf(stage), [stage]);
  const draft = useStageDraft(stage.psn, stored);
  const { form, save, keep, isBusy, problems } = useStageForm({
    editable,
    stage,
    stored,
    onSaved: (response) => {
      draft.discard();
      onSaved(response);
    },
  });
  const { conflict } = editable;
  return (
    <>
      <EditForm
        form={form}
        label="Phenotyping stage"
        onSubmit={save}
        sections={SECTIONS}
        problems={conflict ? NO_PROBLEMS : problems}
        base={stored}
        draft={draft}
        withoutPassing={(values) => ({ ...values, transition: stored.transition })}
        isBusy={isBusy}
      >
        <StageCards {...shown} />
      </EditForm>
      {conflict && (
        <VersionConflict
          conflict={conflict}
          sections={SECTIONS}
          base={stored}
          mine={form.getValues()}
          theirs={stageValuesOf(conflict.theirs)}
          onKeep={(merged) => void keep(merged)}
          onCancel={conflict.dismiss}
          isBusy={isBusy}
          error={problems[0]?.error}
        />
      )}
    </>
  );
}

function StageCards(shown: ShownStage) {
  const { stage } = shown;
  return (
    <>
      <SectionPlace id={DETAILS.id}>
        <Card title={DETAILS.title}>
          <Stack gap="4">
            <StageIdentity {...shown} />
            <PlainFields section={DETAILS.id} fields={STAGE_FIELDS} />
          </Stack>
        </Card>
      </SectionPlace>
      <SectionPlace id={TRANSITION.id}>
        <Card title={TRANSITION.title}>
          <Stack gap="5">
            <StatusTransitionControl
              name="transition.action"
              statusTransition={stage.statusTransition}
              subject="stage"
            />
            <StatusStamps title={STAGE_STATUS_HISTORY} stamps={stage.statusDates} />
          </Stack>
        </Card>
      </SectionPlace>
      <SectionPlace id={TISSUE.id}>
        <Card title={TISSUE.title}>
          <TissueTable />
        </Card>
      </SectionPlace>
    </>
  );
}

/** What was typed into this stage and never sent. A stored draft has the shape of one with a row in its table. */
function useStageDraft(psn: string, stored: StageValues) {
  const example = { ...stored, tissueDistributions: { rows: [emptyTissue()] } };
  return useDraft<KeptEdit<StageValues>>(`phenotyping stage ${psn}`, { base: example, mine: example });
}
