import type { FieldValues } from 'shared/ui-forms';

/** Whether two values of a form are equal, by content. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The top-level members of a form's values, one a section, that differ from those that are stored. */
export function changedMembers(values: FieldValues, stored: FieldValues): string[] {
  return Object.keys(values).filter((member) => !isSame(values[member], stored[member]));
}
