import { useState } from 'react';
import { onlyWork, WorkFields } from 'shared/domain';
import { EditableFields, EditDraftOffer, ErrorSummary, ResourceForm, useNewResource } from 'shared/edit-form';
import { STAGE_LABELS } from 'shared/record-fields';
import { Navigate } from 'shared/router';
import { Box, Card, Grid, Link, FactList, Notice, Stack } from 'shared/ui';
import { TextAreaField } from 'shared/ui-forms';
import { useGeneSymbols } from '../plan/use-gene-symbols.ts';
import { anyPlanAddress, projectAddress } from '../routing/addresses.ts';
import { CreateBar, RefusalNotice } from './create-bar.tsx';
import { CREATION_LABELS, creationBody, emptyCreation } from './creation-values.ts';
import { KindFields } from './kind-fields.tsx';
import { workUnitProblem } from './plan-kinds.ts';
import type { Presets } from './presets.ts';
import type { CreationFacts } from './use-creation-facts.ts';

export interface PlanCreationFormProps {
  tpn: string;
  facts: CreationFacts;
  presets: Presets;
  /** Work units in which the person may make a plan. */
  workUnits: readonly string[];
}

const TITLE = 'Plan Creation';
const SECTIONS = [{ id: 'plan', title: TITLE, labels: CREATION_LABELS }];
const FIELD_COLUMNS = { base: '1fr', md: '1fr 1fr' };

/** The form that adds a plan to a project (ui-screens 9). It is checked before anything is sent (PP-23). */
export function PlanCreationForm({ tpn, facts, presets, workUnits }: PlanCreationFormProps) {
  const [empty] = useState(() => emptyCreation(presets, onlyWork(workUnits, facts.lists), facts.outcomes));
  const addressOf = (pin: string) => anyPlanAddress({ tpn, pin });
  const { createdId: pin, ...edit } = useNewResource({
    path: '/api/plans',
    empty,
    bodyOf: (values) => creationBody(tpn, values),
    addressOf,
    draft: {
      // Other presets are another form: what was typed into one does not fit the other.
      name: `plan creation ${tpn} ${presets.typeName} ${presets.attemptTypeName}`,
      example: { plan: { ...empty.plan, funderNames: [''] } },
    },
  });
  const { form, isBusy, problems } = edit;

  // The form leaves no entry behind: going back from the new plan leads to its project.
  if (pin !== undefined) return <Navigate to={addressOf(pin)} replace />;
  return (
    <ResourceForm edit={edit} label={TITLE} sections={SECTIONS}>
      <Stack gap="4">
        {presets.problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
        <RefusalNotice tpn={tpn} />
        <EditDraftOffer edit={edit} />
        <ErrorSummary sections={SECTIONS} problems={problems} />
        <Card title={TITLE}>
          <EditableFields isLocked={isBusy}>
            <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
              <Box gridColumn="1 / -1">
                <ProjectFact tpn={tpn} />
              </Box>
              <KindFields facts={facts} presets={presets} />
              <WorkFields
                lists={facts.lists}
                workUnits={workUnits}
                workUnitProblem={(unit) =>
                  workUnitProblem(form.getValues('plan.typeName'), facts.first, unit)
                }
              />
              <TextAreaField name="plan.comment" label={CREATION_LABELS.comment} rows={3} />
            </Grid>
          </EditableFields>
        </Card>
        <CreateBar tpn={tpn} isBusy={isBusy} />
      </Stack>
    </ResourceForm>
  );
}

/** The project by its genes, which people know it by. */
function ProjectFact({ tpn }: { tpn: string }) {
  const { geneSymbols, isLoading } = useGeneSymbols(tpn);
  const link = (
    <Link to={projectAddress(tpn)} isId>
      {tpn}
    </Link>
  );
  return (
    <FactList
      facts={[
        { label: 'Project id', value: link },
        { label: STAGE_LABELS.geneSymbol, value: isLoading ? '…' : geneSymbols?.join(', ') },
      ]}
    />
  );
}
