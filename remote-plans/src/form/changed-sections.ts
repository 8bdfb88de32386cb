import type { FieldValues } from 'shared/ui-forms';
import type { FormSection } from './form-section.ts';

/** Whether two values of a form are equal, by content. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The sections whose values differ from those that are stored, in the order of the page. */
export function changedSections<Section extends Pick<FormSection, 'id'>>(
  sections: readonly Section[],
  values: FieldValues,
  stored: FieldValues,
): Section[] {
  return sections.filter(({ id }) => !isSame(values[id], stored[id]));
}
