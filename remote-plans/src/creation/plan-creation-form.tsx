import { useState } from 'react';
import { DraftOffer, useDraft, WorkFields } from 'shared/domain';
import { Navigate } from 'shared/router';
import { Box, Card, Grid, Link, FactList, Notice, Stack } from 'shared/ui';
import { TextAreaField, useForm } from 'shared/ui-forms';
import { DraftKeeper, ErrorSummary, LeaveGuard, LongForm, takenUp, type KeptEdit } from '../form/index.ts';
import { projectAddress } from '../routing/addresses.ts';
import { CreateBar, RefusalNotice } from './create-bar.tsx';
import { CREATION_LABELS, emptyCreation, type PlanCreationValues } from './creation-values.ts';
import { KindFields } from './kind-fields.tsx';
import { workUnitProblem } from './plan-kinds.ts';
import type { Presets } from './presets.ts';
import { useCreatePlan } from './use-create-plan.ts';
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
  const [empty] = useState(() => emptyCreation(presets));
  const form = useForm<PlanCreationValues>({
    defaultValues: empty,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useCreationDraft(tpn, presets);
  const { create, problems, createdAt } = useCreatePlan(tpn, draft.discard);
  const isBusy = form.formState.isSubmitting || createdAt !== undefined;

  return (
    <LongForm form={form} label={TITLE} onSubmit={create}>
      <Stack gap="4">
        {presets.problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
        <RefusalNotice tpn={tpn} />
        <DraftOffer
          draft={draft}
          onTakeUp={(kept) => form.reset(takenUp(kept, empty), { keepDefaultValues: true })}
        />
        <ErrorSummary sections={SECTIONS} problems={problems} />
        <Card title={TITLE}>
          {/* While the plan is being created nothing can be typed that would be lost. */}
          <Box asChild minW="0">
            <fieldset disabled={isBusy}>
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
            </fieldset>
          </Box>
        </Card>
        <CreateBar tpn={tpn} isBusy={isBusy} />
      </Stack>
      {/* The form leaves no entry behind: going back from the new plan leads to its project. */}
      {createdAt === undefined ? (
        <>
          <LeaveGuard />
          <DraftKeeper base={empty} draft={draft} />
        </>
      ) : (
        <Navigate to={createdAt} replace />
      )}
    </LongForm>
  );
}

/** Other presets are another form: what was typed into one does not fit the other. */
function useCreationDraft(tpn: string, presets: Presets) {
  const { plan } = emptyCreation(presets);
  const example = { plan: { ...plan, funderNames: [''] } };
  const name = `plan creation ${tpn} ${presets.typeName} ${presets.attemptTypeName}`;
  return useDraft<KeptEdit<PlanCreationValues>>(name, { base: example, mine: example });
}

function ProjectFact({ tpn }: { tpn: string }) {
  const link = (
    <Link to={projectAddress(tpn)} isId>
      {tpn}
    </Link>
  );
  return <FactList facts={[{ label: 'Project id', value: link }]} />;
}
