import type { RowValues } from 'shared/ui-forms';
import { reveal } from './folding/reveal.ts';

/**
 * A top-level member of a form's values: what the section navigation, the save bar, the error summary and the conflict
 * dialog name. In a long form it is a card with several fields, in a short one a single field.
 */
export interface FormSection {
  /** Key of the section in the form's values: its fields are called `${id}.field`. Also its place in the page. */
  id: string;
  /** Title of its card, or label of the single field. */
  title: string;
  /** Labels of its fields by what follows the id; of the columns of a table by `rows.` and the field: `rows.pam`. */
  labels: Readonly<Record<string, string>>;
  /** Of a section with a table: whether a row is not sent, so that the server counts without it. */
  isLeftOut?: (row: RowValues) => boolean;
  /** The value of a single field in words, for people who compare two of them; undefined for the usual ones. */
  valueText?: (value: unknown) => string | undefined;
}

/** The sections of a form with flat values: each field by its label. */
export function fieldSections(
  labels: Readonly<Record<string, string>>,
  valueText?: FormSection['valueText'],
): FormSection[] {
  return Object.entries(labels).map(([id, title]) => ({ id, title, labels: {}, valueText }));
}

/** The id of the section's element in the page. */
export function sectionAnchor(id: string): string {
  return `section-${id}`;
}

/** Goes to a section: it comes into view and takes the focus, so that the keyboard goes on from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(sectionAnchor(id));
  reveal(section);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
