import { placeText } from '../field-place.ts';
import type { FormSection } from '../form-section.ts';
import type { FlatValues } from './flat-values.ts';

const ROW = /^rows\.(#\d+|new\d+)(?:\.(.+))?$/;

/** What people call the fields of flat values: `Plan Details, Comment`, `Guides, row 2, PAM`. */
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
      const section = sections.find(({ id }) => name.startsWith(`${id}.`));
      if (section === undefined) return [];
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

/** The text of a whole row, `PAM: AGG, Strand: +`; undefined for values that are no rows. */
export function rowText(name: string, value: unknown, sections: readonly FormSection[]): string | undefined {
  const section = sections.find(({ id }) => name.startsWith(`${id}.rows.`));
  if (section === undefined || typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .flatMap(([column, cell]: [string, unknown]) => {
      const label = section.labels[`rows.${column}`];
      const isFilled = (typeof cell === 'string' && cell !== '') || typeof cell === 'number';
      return label === undefined || !isFilled ? [] : [`${label}: ${cell}`];
    })
    .join(', ');
}
