import { useMemo, type ReactNode } from 'react';
import { Stack } from 'shared/ui';
import type { FieldValues } from 'shared/ui-forms';
import { EditDraftOffer } from './drafts/edit-draft-offer.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './errors/error-summary.tsx';
import { NO_PROBLEMS } from './errors/summary-lines.ts';
import { EditableFields, ResourceForm, type ResourceFormProps } from './resource-form.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import { FormPlacesContext } from './sections/field-links.ts';
import type { FormSection } from './sections/form-section.ts';
import { SectionLayout } from './sections/section-layout.tsx';
import { FormSectionNav, type NavSection } from './sections/section-nav.tsx';
import { clearOfBars } from './sections/sections.styles.ts';

export interface EditFormProps<Values extends FieldValues>
  extends
    Pick<ResourceFormProps<Values>, 'edit' | 'label' | 'children'>,
    Pick<ErrorSummaryProps, 'invalid'>,
    Pick<SaveBarProps, 'submitText' | 'busyText' | 'obstacle' | 'note' | 'historyAddress'> {
  sections: readonly FormSection[];
  /** What the navigation beside the sections names; a form with few sections has none. */
  nav?: readonly NavSection[];
  /** Stands between the errors and the sections. */
  news?: ReactNode;
  /** Stands between the sections and the button. */
  appendix?: ReactNode;
}

/**
 * A form of several sections: its errors above, the offer of what was typed before, the cards of the sections, and the bar
 * that saves.
 */
export function EditForm<Values extends FieldValues>({
  edit,
  label,
  sections,
  nav,
  invalid,
  news,
  children,
  appendix,
  ...bar
}: EditFormProps<Values>) {
  const { isBusy, problems, conflict } = edit;
  const places = useMemo(
    () => ({ sections, places: (nav ?? sections).map(({ id }) => id) }),
    [sections, nav],
  );
  const parts = (
    <>
      <ErrorSummary sections={sections} problems={conflict ? NO_PROBLEMS : problems} invalid={invalid} />
      {news}
      <EditDraftOffer edit={edit} sections={sections} />
      <EditableFields isLocked={isBusy}>
        <Stack gap="4">{children}</Stack>
      </EditableFields>
      {appendix}
      <SaveBar sections={sections} isBusy={isBusy} {...bar} />
    </>
  );
  return (
    <ResourceForm edit={edit} label={label} sections={sections}>
      <FormPlacesContext value={places}>
        {nav ? (
          <SectionLayout nav={<FormSectionNav sections={nav} />}>{parts}</SectionLayout>
        ) : (
          <Stack gap="4" className={clearOfBars}>
            {parts}
          </Stack>
        )}
      </FormPlacesContext>
    </ResourceForm>
  );
}
