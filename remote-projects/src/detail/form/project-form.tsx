import type { ReactNode } from 'react';
import { errorText, type Editable } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Project } from 'shared/contract';
import {
  EditableFields,
  EditDraftOffer,
  fieldSections,
  ResourceForm,
  SaveBar,
  SaveProblemNotice,
  useResourceForm,
  type FormEdit,
} from 'shared/edit-form';
import { PROJECT_LABELS } from 'shared/record-fields';
import { ErrorState, LoadingState, Stack } from 'shared/ui';
import { useFormState } from 'shared/ui-forms';
import { projectHistoryAddress } from '../../project-path.ts';
import { EsCellFields } from './es-cell-fields.tsx';
import { ProjectFields } from './project-fields.tsx';
import { updateOf, valuesOf, type ProjectValues } from './project-values.ts';
import { clearOfSaveBar } from './project-form.styles.ts';

/** What the save bar and the conflict dialog name: each field. */
const SECTIONS = fieldSections(PROJECT_LABELS);

export interface ProjectFormProps {
  editable: Editable<Project>;
  project: Project;
  hasEsCellDetails: boolean;
  onSaved: (response: ChangeResponse) => void;
  /** What stands between the fields and the button. */
  children: ReactNode;
}

/** The part of a project that the person may change (ui-screens 7.1, column "Edit"). */
export function ProjectForm({ editable, project, hasEsCellDetails, onSaved, children }: ProjectFormProps) {
  const { configuration: lists, error: listsError } = useConfiguration();
  const edit = useResourceForm({
    editable,
    current: project,
    valuesOf,
    save: async (values, stored, send) => ({
      responses: [await send(updateOf(values, stored, { hasEsCellDetails }))],
    }),
    onSaved: ([response]) => response && onSaved(response),
    draft: { name: `project ${project.tpn}` },
    options: { mode: 'onChange' },
  });
  if (lists === undefined) return listsError ? <ErrorState text={errorText(listsError)} /> : <LoadingState />;

  return (
    <ResourceForm edit={edit} label="Project" sections={SECTIONS} isShort>
      <Stack gap="6">
        <EditDraftOffer edit={edit} sections={SECTIONS} />
        <div className={clearOfSaveBar}>
          <EditableFields isLocked={edit.isBusy}>
            <Stack gap="6">
              <ProjectFields project={project} lists={lists} />
              {hasEsCellDetails && <EsCellFields project={project} lists={lists} />}
            </Stack>
          </EditableFields>
        </div>
        {children}
        <ProjectSaveBar edit={edit} historyAddress={projectHistoryAddress(project.tpn)} />
      </Stack>
    </ResourceForm>
  );
}

interface ProjectSaveBarProps {
  edit: FormEdit<ProjectValues>;
  historyAddress: string;
}

/** Enabled when the form is valid and changed (ui-screens 7.1); it names the changed fields. */
function ProjectSaveBar({ edit, historyAddress }: ProjectSaveBarProps) {
  const { isValid } = useFormState<ProjectValues>();
  return (
    <SaveBar
      sections={SECTIONS}
      isBusy={edit.isBusy}
      obstacle={isValid ? undefined : 'Some fields are not valid.'}
      note={<SaveProblemNotice edit={edit} />}
      historyAddress={historyAddress}
    />
  );
}
