import { isTable } from '../errors/sent-rows.ts';
import type { FormSection } from '../sections/form-section.ts';

/** Whether two values of a form are equal, by content. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a section says the same in both: a row that is not sent, because nothing was put into it, says nothing. */
export function isSameSection(
  one: unknown,
  other: unknown,
  section: Pick<FormSection, 'id' | 'isLeftOut'> | undefined,
): boolean {
  const isLeftOut = section?.isLeftOut;
  if (isLeftOut === undefined) return isSame(one, other);
  const filled = (values: unknown) =>
    isTable(values) ? { ...values, rows: values.rows.filter((row) => !isLeftOut(row)) } : values;
  return isSame(filled(one), filled(other));
}
