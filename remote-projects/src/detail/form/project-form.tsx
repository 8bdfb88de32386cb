import { type ReactNode } from 'react';
import { errorText, type Editable } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Project } from 'shared/contract';
import { ConflictDialog } from 'shared/domain';
import { Box, ErrorState, LoadingState, Stack } from 'shared/ui';
import { Form } from 'shared/ui-forms';
import { EsCellFields } from './es-cell-fields.tsx';
import { ProjectFields } from './project-fields.tsx';
import { PROJECT_LABELS } from './project-values.ts';
import { UpdateBar } from './update-bar.tsx';
import { useProjectForm } from './use-project-form.ts';

export interface ProjectFormProps {
  editable: Editable<Project>;
  project: Project;
  hasEsCellDetails: boolean;
  onSaved: (response: ChangeResponse) => void;
  /** What stands between the fields and the button. */
  children: ReactNode;
}

/** A field that gets the focus is not left under the bar with the button. */
const CLEAR_OF_UPDATE_BAR = { '& :is(input, select, textarea)': { scrollMarginBottom: '5rem' } };

/** The part of a project that the person may change (ui-screens 7.1, column "Edit"). */
export function ProjectForm({ children, ...options }: ProjectFormProps) {
  const { project, hasEsCellDetails } = options;
  const { configuration: lists, error: listsError } = useConfiguration();
  const { form, save, error, isBusy, conflict } = useProjectForm(options);
  if (lists === undefined) return listsError ? <ErrorState text={errorText(listsError)} /> : <LoadingState />;

  return (
    <>
      <Form form={form} label="Project" onSubmit={save}>
        <Stack gap="6">
          {/* While a change is under way nothing can be typed that its answer would take away. */}
          <Box asChild minW="0" css={CLEAR_OF_UPDATE_BAR}>
            <fieldset disabled={isBusy}>
              <Stack gap="6">
                <ProjectFields project={project} lists={lists} />
                {hasEsCellDetails && <EsCellFields project={project} lists={lists} />}
              </Stack>
            </fieldset>
          </Box>
          {children}
          <UpdateBar error={conflict ? undefined : error} />
        </Stack>
      </Form>
      {conflict && (
        <ConflictDialog
          {...conflict}
          labels={PROJECT_LABELS}
          onKeep={(merged) => void conflict.keep(merged)}
          onCancel={conflict.cancel}
          error={error === undefined ? undefined : errorText(error)}
        />
      )}
    </>
  );
}
