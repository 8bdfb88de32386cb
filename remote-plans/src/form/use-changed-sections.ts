import { useFormContext, useFormState } from 'shared/ui-forms';
import { changedSections } from './changed-sections.ts';
import type { FormSection } from './form-section.ts';

/**
 * The sections that the person has changed. It renders its component when a field becomes dirty or clean again, not on
 * every key.
 */
export function useChangedSections<Section extends Pick<FormSection, 'id'>>(
  sections: readonly Section[],
): Section[] {
  const { getValues } = useFormContext();
  const { isDirty, dirtyFields, defaultValues } = useFormState();
  // Read, so that the form tells when they change.
  void dirtyFields;
  return isDirty ? changedSections(sections, getValues(), defaultValues ?? {}) : [];
}
