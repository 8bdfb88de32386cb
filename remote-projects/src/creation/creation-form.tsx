import { useState } from 'react';
import type { Configuration } from 'shared/contract';
import { onlyOf, onlyWork, projectAddress } from 'shared/domain';
import { EditableFields, EditDraftOffer, ResourceForm, useNewResource } from 'shared/edit-form';
import { Navigate, useSearchParams } from 'shared/router';
import { Stack } from 'shared/ui';
import { CreateBar } from './create-bar.tsx';
import { creationOf, DRAFT_EXAMPLE, emptyCreationOf } from './creation-values.ts';
import { ProjectDetailsCard } from './details/project-details-card.tsx';
import { IntentionsCard } from './intentions/intentions-card.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { PreviewCard } from './preview/preview-card.tsx';

export interface CreationFormProps {
  lists: Configuration;
  /** Work units in which the person may create a project. */
  workUnits: readonly string[];
  /** Consortia in which the person has a role. */
  consortia: readonly string[];
}

/** One form for the project, its intentions and its first plan. */
export function CreationForm({ lists, workUnits, consortia }: CreationFormProps) {
  const gene = useSearchParams()[0].get('gene') ?? '';
  const [empty] = useState(() => emptyCreationOf(onlyWork(workUnits, lists), onlyOf(consortia), gene));
  const { createdId, ...edit } = useNewResource({
    path: '/api/projects',
    empty,
    bodyOf: creationOf,
    addressOf: projectAddress,
    draft: { name: 'project-creation', example: DRAFT_EXAMPLE },
    options: { mode: 'onTouched' },
  });
  if (createdId !== undefined) return <Navigate to={projectAddress(createdId)} />;

  return (
    <Stack gap="4">
      <ResourceForm edit={edit} label="Project Creation" isShort>
        <EditDraftOffer edit={edit} />
        <EditableFields isLocked={edit.isBusy}>
          <Stack gap="4">
            <ProjectDetailsCard lists={lists} />
            <IntentionsCard lists={lists} />
            <PreviewCard />
            <PlanCard lists={lists} workUnits={workUnits} />
          </Stack>
        </EditableFields>
        <CreateBar edit={edit} />
      </ResourceForm>
    </Stack>
  );
}
