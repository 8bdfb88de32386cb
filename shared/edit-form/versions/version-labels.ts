import { placeText } from '../errors/field-place.ts';
import type { FormSection } from '../sections/form-section.ts';
import { isRecord, type FlatValues } from './flat-values.ts';
import { valueText } from './value-text.ts';

const ROW = /^rows\.(#\d+|new\d+)(?:\.(.+))?$/;

/** What people call the fields of flat values: `Comment`, `Plan Details, Comment`, `Guides, row 2, PAM`. */
export function versionLabels(values: FlatValues, sections: readonly FormSection[]): Record<string, string> {
  const rowNumbers = new Map<string, number>();
  const numberOf = (sectionId: string, row: string) => {
    const key = `${sectionId} ${row}`;
    const known = rowNumbers.get(key);
    if (known !== undefined) return known;
    const number = [...rowNumbers.keys()].filter((each) => each.startsWith(`${sectionId} `)).length + 1;
    rowNumbers.set(key, number);
    return number;
  };
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const section = sections.find(({ id }) => name === id || name.startsWith(`${id}.`));
      if (section === undefined) return [];
      if (name === section.id) return [[name, section.title]];
      const rest = name.slice(section.id.length + 1);
      const [, row, column] = ROW.exec(rest) ?? [];
      const number = row === undefined ? undefined : numberOf(section.id, row);
      const label = row === undefined ? section.labels[rest] : column && section.labels[`rows.${column}`];
      // What has no label (an id, a technical flag) is merged without being named.
      if (label === undefined && (row === undefined || column !== undefined)) return [];
      return [[name, placeText({ section, row: number, label })]];
    }),
  );
}

/** A value of flat values in words. */
export function versionText(name: string, value: unknown, sections: readonly FormSection[]): string {
  const single = sections.find(({ id }) => id === name);
  return single?.valueText?.(value) ?? rowText(name, value, sections) ?? valueText(value);
}

/**
 * The text of a whole row, `PAM: AGG, Strand: +`, or of the rows of a table inside one; undefined for values that are no rows.
 */
export function rowText(name: string, value: unknown, sections: readonly FormSection[]): string | undefined {
  const section = sections.find(({ id }) => name.startsWith(`${id}.rows.`));
  if (section === undefined) return undefined;
  const [, , column] = ROW.exec(name.slice(section.id.length + 1)) ?? [];
  const path = column === undefined ? 'rows' : `rows.${column}`;
  if (isRows(value)) return value.map((row) => cellsText(row, path, section)).join('; ');
  return isRecord(value) ? cellsText(value, path, section) : undefined;
}

function cellsText(row: Row, path: string, { labels }: FormSection): string {
  return Object.entries(row)
    .flatMap(([column, cell]) => {
      const label = labels[`${path}.${column}`];
      const text = cellText(cell);
      return label === undefined || text === '' ? [] : [`${label}: ${text}`];
    })
    .join(', ');
}

/** Of a table inside a row only the number of its rows is given. */
function cellText(cell: unknown): string {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (isRows(cell)) return String(cell.length);
  return Array.isArray(cell) ? cell.filter((each) => typeof each === 'string').join(', ') : '';
}

type Row = Readonly<Record<string, unknown>>;

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
