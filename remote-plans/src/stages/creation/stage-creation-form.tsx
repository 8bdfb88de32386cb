import type { Plan } from 'shared/contract';
import { DraftOffer, useDraft } from 'shared/domain';
import { Navigate } from 'shared/router';
import { Box, Card, FactList, showNotice, Stack } from 'shared/ui';
import { SelectField, useForm } from 'shared/ui-forms';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import {
  CLEAR_OF_BARS,
  DraftKeeper,
  ErrorSummary,
  LeaveGuard,
  LongForm,
  SaveBar,
  SectionPlace,
  takenUp,
  type KeptEdit,
} from '../../form/index.ts';
import { useGeneSymbol } from '../../plan/use-gene-symbol.ts';
import { stageAddress } from '../../routing/addresses.ts';
import { PlanLink } from '../detail/stage-identity.tsx';
import { DETAILS, STAGE_FIELDS, STAGE_LABELS, TISSUE } from '../form/stage-fields.ts';
import { emptyTissue, NEW_STAGE, type NewStageValues } from '../form/stage-values.ts';
import { TissueTable } from '../form/tissue-table.tsx';
import { useCreateStage } from './use-create-stage.ts';

const SECTIONS = [DETAILS, TISSUE];

/** A stored draft has the shape of one with a row in its table. */
const EXAMPLE: NewStageValues = { ...NEW_STAGE, tissueDistributions: { rows: [emptyTissue()] } };

export interface StageCreationFormProps {
  plan: Plan;
  /** Types that the new stage can have. */
  types: readonly string[];
}

/** A new stage of a plan (ui-screens 17). */
export function StageCreationForm({ plan, types }: StageCreationFormProps) {
  const { tpn, pin } = plan;
  const form = useForm<NewStageValues>({
    defaultValues: NEW_STAGE,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useDraft<KeptEdit<NewStageValues>>(`phenotyping stage of ${pin}`, {
    base: EXAMPLE,
    mine: EXAMPLE,
  });
  const { create, isBusy, problems, psn } = useCreateStage(pin, () => {
    draft.discard();
    showNotice({ kind: 'success', title: 'The phenotyping stage was created.' });
  });
  if (psn !== undefined) return <Navigate to={stageAddress({ tpn, pin, psn })} replace />;
  return (
    <LongForm form={form} label="Phenotyping stage" onSubmit={create}>
      <Stack gap="4" css={CLEAR_OF_BARS}>
        <ErrorSummary sections={SECTIONS} problems={problems} />
        <DraftOffer
          draft={draft}
          onTakeUp={(kept) => form.reset(takenUp(kept, NEW_STAGE), { keepDefaultValues: true })}
        />
        <Box asChild minW="0">
          <fieldset disabled={isBusy}>
            <NewStageCards plan={plan} types={types} />
          </fieldset>
        </Box>
        <SaveBar sections={SECTIONS} isBusy={isBusy} submitText="Create" busyText="Creating…" />
      </Stack>
      <LeaveGuard />
      <DraftKeeper base={NEW_STAGE} draft={draft} />
    </LongForm>
  );
}

function NewStageCards({ plan, types }: StageCreationFormProps) {
  const { geneSymbol } = useGeneSymbol(plan.tpn);
  return (
    <Stack gap="4">
      <SectionPlace id={DETAILS.id}>
        <Card title={DETAILS.title}>
          <Stack gap="4">
            <FactList
              none="Not defined"
              facts={[
                { label: STAGE_LABELS.pin, value: <PlanLink {...plan} /> },
                { label: STAGE_LABELS.geneSymbol, value: geneSymbol },
              ]}
            />
            <Box maxW="26rem">
              <SelectField
                name={`${DETAILS.id}.phenotypingTypeName`}
                label={STAGE_LABELS.phenotypingTypeName}
                options={types}
                rules={{ required: 'Type is required' }}
              />
            </Box>
            <PlainFields section={DETAILS.id} fields={STAGE_FIELDS} />
          </Stack>
        </Card>
      </SectionPlace>
      <SectionPlace id={TISSUE.id}>
        <Card title={TISSUE.title}>
          <TissueTable />
        </Card>
      </SectionPlace>
    </Stack>
  );
}
