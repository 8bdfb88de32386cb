import type { ReactNode } from 'react';
import { Box } from 'shared/ui';
import { useFormState, type FieldValues, type FormProps } from 'shared/ui-forms';
import { LeaveGuard, WatchedForm } from './changes/form-changes.tsx';
import { EarlierCreationNotice } from './creation/earlier-creation.tsx';
import { DraftKeeper } from './drafts/draft-keeper.tsx';
import { useDraftConflict } from './drafts/use-draft-conflict.ts';
import type { FormEdit } from './form-edit.ts';
import type { FormSection } from './sections/form-section.ts';
import { VersionConflict } from './versions/version-conflict.tsx';

export interface ResourceFormProps<Values extends FieldValues> extends Pick<FormProps<Values>, 'label'> {
  edit: FormEdit<Values>;
  /** What the conflict dialog calls the values; a new resource has no conflicts. */
  sections?: readonly FormSection[];
  /** A short form shows at once that a change is undone, and stores each key in the draft. */
  isShort?: boolean;
  children: ReactNode;
}

const NO_SECTIONS: readonly FormSection[] = [];

/**
 * The form of an edited resource, without a layout: it stores what is typed in a draft, asks before it is left (PP-07), and
 * resolves conflicts with others (PP-11).
 */
export function ResourceForm<Values extends FieldValues>({
  edit: edited,
  label,
  sections = NO_SECTIONS,
  isShort,
  children,
}: ResourceFormProps<Values>) {
  const { edit, origin } = useDraftConflict(edited);
  const { form, save, earlier } = edit;
  return (
    <>
      <WatchedForm
        form={form}
        label={label}
        onSubmit={save}
        undoneAfterMs={isShort ? 0 : undefined}
        sections={sections}
      >
        {earlier && <EarlierCreationNotice {...earlier} />}
        {children}
        <LeaveGuard sections={sections} isDraft={edit.draft.isKept} />
        <DraftKeeper edit={edit} origin={origin} isShort={isShort} />
      </WatchedForm>
      <VersionConflict edit={edit} sections={sections} />
    </>
  );
}

export interface EditableFieldsProps {
  /** Besides while the form is submitted. */
  isLocked?: boolean;
  children: ReactNode;
}

/**
 * The fields of the form. They are locked as soon as it is submitted, so that nothing is typed that the response would take away: whatever
 * else shows that something is saved is rendered only after the request is sent.
 */
export function EditableFields({ isLocked = false, children }: EditableFieldsProps) {
  const { isSubmitting } = useFormState();
  return (
    <Box asChild minW="0">
      <fieldset disabled={isLocked || isSubmitting}>{children}</fieldset>
    </Box>
  );
}
