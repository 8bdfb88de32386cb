import type { FieldValues, RowValues } from 'shared/ui-forms';
import type { FormSection } from '../sections/form-section.ts';

const ROW_NAME = /^(\w+)\.rows\.(\d+)(.*)$/;

/**
 * The name in the form of a field that the server means. Rows into which nothing was put are not sent, so that the second row
 * of a request may be the third of the table.
 *
 * @param sent its name as if all rows were sent
 * @param values what the form held when it was sent
 */
export function nameInForm(sent: string, sections: readonly FormSection[], values: FieldValues): string {
  const [, id, place, field] = ROW_NAME.exec(sent) ?? [];
  const isLeftOut = sections.find((section) => section.id === id)?.isLeftOut;
  if (id === undefined || place === undefined || field === undefined || isLeftOut === undefined) return sent;
  const inForm = rowsIn(values[id]).flatMap((row, index) => (isLeftOut(row) ? [] : [index]));
  return `${id}.rows.${inForm[Number(place)] ?? place}${field}`;
}

function rowsIn(section: unknown): readonly RowValues[] {
  return isTable(section) ? section.rows : [];
}

/** Whether the values of a section are those of a table. */
export function isTable(section: unknown): section is { rows: readonly RowValues[] } {
  return typeof section === 'object' && section !== null && 'rows' in section && Array.isArray(section.rows);
}
