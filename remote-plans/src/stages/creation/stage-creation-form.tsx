import type { Plan } from 'shared/contract';
import { useDraft } from 'shared/domain';
import { Navigate } from 'shared/router';
import { Box, Card, FactList, showNotice, Stack } from 'shared/ui';
import { SelectField, useForm } from 'shared/ui-forms';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { EditForm, SectionPlace, type KeptEdit } from '../../form/index.ts';
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
    <EditForm
      form={form}
      label="Phenotyping stage"
      onSubmit={create}
      sections={SECTIONS}
      problems={problems}
      base={NEW_STAGE}
      draft={draft}
      isBusy={isBusy}
      submitText="Create"
      busyText="Creating…"
    >
      <NewStageCards plan={plan} types={types} />
    </EditForm>
  );
}

function NewStageCards({ plan, types }: StageCreationFormProps) {
  const { geneSymbol } = useGeneSymbol(plan.tpn);
  return (
    <>
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
    </>
  );
}
