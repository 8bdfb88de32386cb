import type { FormSection } from '../sections/form-section.ts';

/** Where a field is, in words for people. */
export interface FieldPlace {
  section: FormSection;
  /** Row of a table, counted from 1. */
  row: number | undefined;
  /** Undefined for a section or row as a whole. */
  label: string | undefined;
}

const ROW = /^rows\.(\d+)(?:\.(.+))?$/;

/** The place of a field by its name in the form, such as `details.comment` or `guides.rows.2.pam`. */
export function placeOf(name: string, sections: readonly FormSection[]): FieldPlace | undefined {
  const section = sections.find(({ id }) => name === id || name.startsWith(`${id}.`));
  if (section === undefined) return undefined;
  const rest = name.slice(section.id.length + 1);
  const [, row, column] = ROW.exec(rest) ?? [];
  if (row === undefined) return { section, row: undefined, label: section.labels[rest] };
  return {
    section,
    row: Number(row) + 1,
    label: column === undefined ? undefined : columnLabel(column, section),
  };
}

const TABLE_IN_ROW = /^(\w+)\.(\d+)(?:\.(\w+))?$/;

/** A row may contain tables itself: `Sequence(s) information, row 2, Type`. */
function columnLabel(column: string, { labels }: FormSection): string | undefined {
  const [, table, row, field] = TABLE_IN_ROW.exec(column) ?? [];
  if (table === undefined || row === undefined) return labels[`rows.${column}`];
  const parts = [labels[`rows.${table}`], `row ${Number(row) + 1}`, labels[`rows.${table}.${field}`]];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** `Guides, row 3, PAM`. */
export function placeText({ section, row, label }: FieldPlace): string {
  return [section.title, row === undefined ? undefined : `row ${row}`, label]
    .filter((part) => part !== undefined)
    .join(', ');
}

/**
 * The name in the form of a field that the server calls by its path in the body: `crisprAttempt.guides.2.pam`,
 * `guides.2.pam` or `modificationExternalRef`. A list of the body is the section of the same name; any other field is in
 * the first section that has a label for it.
 */
export function formFieldOf(path: string, sections: readonly FormSection[]): string | undefined {
  const steps = path.split(/[.[\]/]+/).filter((step) => step !== '');
  const named = sections.find(({ id }) => steps.includes(id));
  if (named) {
    const [index, ...field] = steps.slice(steps.indexOf(named.id) + 1);
    if (index === undefined) return named.id;
    const below = /^\d+$/.test(index) ? ['rows', index, ...field] : [index, ...field];
    return [named.id, ...below].join('.');
  }
  const leaf = steps.at(-1) ?? '';
  const holder = sections.find(({ labels }) => leaf in labels);
  return holder && `${holder.id}.${leaf}`;
}
