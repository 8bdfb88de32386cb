import type { Configuration } from 'shared/contract';
import { DraftOffer, useDraft } from 'shared/domain';
import { Navigate, useUnsavedChanges } from 'shared/router';
import { Box, Stack } from 'shared/ui';
import { Form, useForm } from 'shared/ui-forms';
import { CreateBar } from './create-bar.tsx';
import { DRAFT_EXAMPLE, EMPTY_CREATION, type CreationValues } from './creation-values.ts';
import { ProjectDetailsCard } from './details/project-details-card.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { IntentionsCard } from './intentions/intentions-card.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { useCreateProject } from './use-create-project.ts';

export interface CreationFormProps {
  lists: Configuration;
  /** Work units in which the person may create a project. */
  workUnits: readonly string[];
}

/** One form for the project, its intentions and its first plan. */
export function CreationForm({ lists, workUnits }: CreationFormProps) {
  const form = useForm<CreationValues>({ defaultValues: EMPTY_CREATION, mode: 'onTouched' });
  const draft = useDraft('project-creation', DRAFT_EXAMPLE);
  const { create, error, createdAt } = useCreateProject({ onCreated: draft.discard });
  const { isDirty, isSubmitting } = form.formState;
  const isSent = createdAt !== undefined;
  useUnsavedChanges(isDirty && !isSent);

  return (
    <Stack gap="4">
      <DraftOffer draft={draft} onTakeUp={(values) => form.reset(values, { keepDefaultValues: true })} />
      <Form form={form} label="Project Creation" onSubmit={create}>
        {/* While the project is being created nothing can be typed that would be lost. */}
        <Box asChild minW="0">
          <fieldset disabled={isSubmitting || isSent}>
            <Stack gap="4">
              <ProjectDetailsCard lists={lists} />
              <IntentionsCard lists={lists} />
              <PreviewCard />
              <PlanCard lists={lists} workUnits={workUnits} />
            </Stack>
          </fieldset>
        </Box>
        <CreateBar error={error} isBusy={isSubmitting || isSent} />
        {isSent ? <Navigate to={createdAt} /> : <DraftKeeper draft={draft} />}
      </Form>
    </Stack>
  );
}
