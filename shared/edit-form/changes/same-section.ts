import { isBlankRow } from 'shared/ui-forms';
import { isTable } from '../errors/sent-rows.ts';
import type { FormSection } from '../sections/form-section.ts';

/** Whether two values of a form are equal, by content. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a section says the same in both: a new row into which nothing was put says nothing, and is not sent. */
export function isSameSection(
  one: unknown,
  other: unknown,
  section: Pick<FormSection, 'id' | 'isLeftOut'> | undefined,
): boolean {
  const { isLeftOut = isBlankRow } = section ?? {};
  const filled = (values: unknown) =>
    isTable(values) ? { ...values, rows: values.rows.filter((row) => !isLeftOut(row)) } : values;
  return isSame(filled(one), filled(other));
}
