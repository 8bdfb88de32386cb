import { mutateResource } from 'shared/api';
import type { Plan } from 'shared/contract';
import { EditForm, useNewResource } from 'shared/edit-form';
import { STAGE_FIELDS, STAGE_LABELS } from 'shared/record-fields';
import { Navigate } from 'shared/router';
import { Box, FactList, showNotice, Stack } from 'shared/ui';
import { SelectField } from 'shared/ui-forms';
import { emptyFieldRow } from '../../attempts/fields/field-rows.tsx';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { SectionCard } from '../../plan/page/section-card.tsx';
import { useGeneSymbols } from '../../plan/use-gene-symbols.ts';
import { stageAddress } from '../../routing/addresses.ts';
import { planPath } from '../../routing/api-paths.ts';
import { PlanLink } from '../detail/stage-identity.tsx';
import { DETAILS, TISSUE, TISSUE_FIELDS, TissueTable } from '../form/stage-fields.tsx';
import { StageNote } from '../form/stage-note.tsx';
import { NEW_STAGE, newStageOf, type NewStageValues } from '../form/stage-values.ts';
import { stagesPath } from '../list/use-stages.ts';

const SECTIONS = [DETAILS, TISSUE];

/** A stored draft has the shape of one with a row in its table. */
const EXAMPLE: NewStageValues = {
  ...NEW_STAGE,
  tissueDistributions: { rows: [emptyFieldRow(TISSUE_FIELDS)] },
};

export interface StageCreationFormProps {
  plan: Plan;
  /** Types that the new stage can have. */
  types: readonly string[];
}

/** A new stage of a plan (ui-screens 17). */
export function StageCreationForm({ plan, types }: StageCreationFormProps) {
  const { tpn, pin } = plan;
  const addressOf = (psn: string) => stageAddress({ tpn, pin, psn });
  const { createdId: psn, ...edit } = useNewResource({
    path: stagesPath(pin),
    empty: NEW_STAGE,
    bodyOf: newStageOf,
    addressOf,
    onCreated: () => {
      showNotice({ kind: 'success', title: 'The phenotyping stage was created.' });
      void mutateResource(stagesPath(pin), planPath(pin));
    },
    draft: { name: `phenotyping stage of ${pin}`, example: EXAMPLE },
  });
  if (psn !== undefined) return <Navigate to={addressOf(psn)} replace />;
  return (
    <EditForm
      edit={edit}
      label="Phenotyping stage"
      sections={SECTIONS}
      submitText="Create"
      busyText="Creating…"
    >
      <NewStageCards plan={plan} types={types} />
    </EditForm>
  );
}

function NewStageCards({ plan, types }: StageCreationFormProps) {
  const { geneSymbols } = useGeneSymbols(plan.tpn);
  return (
    <>
      <SectionCard section={DETAILS}>
        <Stack gap="4">
          <FactList
            facts={[
              { label: STAGE_LABELS.pin, value: <PlanLink {...plan} /> },
              { label: STAGE_LABELS.geneSymbol, value: geneSymbols?.join(', ') },
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
          <StageNote />
        </Stack>
      </SectionCard>
      <SectionCard section={TISSUE}>
        <TissueTable />
      </SectionCard>
    </>
  );
}
