import type { RowValues } from 'shared/ui-forms';

/** A part of a form, as wide as a card: what the section navigation, the save bar and the error summary name. */
export interface FormSection {
  /** Key of the section's values in those of the form: its fields are called `${id}.field`. Also its place in the page. */
  id: string;
  /** Title of its card. */
  title: string;
  /** Labels of its fields by what follows the id; of the columns of a table by `rows.` and the field: `rows.pam`. */
  labels: Readonly<Record<string, string>>;
  /** Of a section with a table: whether a row is not sent, so that the server counts without it. */
  isLeftOut?: (row: RowValues) => boolean;
}

/** The id of the section's element in the page. */
export function sectionAnchor(id: string): string {
  return `section-${id}`;
}

/** Goes to a section: it comes into view and takes the focus, so that the keyboard goes on from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(sectionAnchor(id));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
