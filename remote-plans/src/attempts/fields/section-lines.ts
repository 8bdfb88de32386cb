import type { PlainField } from 'shared/record-fields';
import { counted } from 'shared/ui';
import type { StoredValues } from './plain-values.ts';
import type { AnyStoredRow } from './row-values.ts';

/** More than these is not said in a line. */
const MOST_SAID = 4;

type Stored = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a section of plain fields contains, in a line: `MI date 2031-02-26, MI external Ref MI-77 and 3 more`. */
export function lineOfFields<const Field extends PlainField>(
  fields: readonly Field[],
  stored: Readonly<Partial<StoredValues<Field>>> | undefined,
): string;
export function lineOfFields(fields: readonly PlainField[], stored: Stored | undefined): string {
  const said = fields.flatMap((field) => textOf(field, stored?.[field.name] ?? null));
  const more = said.length - MOST_SAID;
  return said.slice(0, MOST_SAID).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function textOf({ kind, label }: PlainField, value: string | number | boolean | null): string[] {
  if (value === null || value === '' || value === false) return [];
  const name = label.replace(/ \(.*\)$/, '');
  if (kind === 'flag' || kind === 'area') return [name];
  return [`${name} ${value}`];
}

/** What a table contains, in a line: `3 primers: DF1, DR1, DW1`. */
export function lineOfRows(
  rowLabel: string,
  rows: readonly AnyStoredRow[],
  column: string | undefined,
): string {
  if (rows.length === 0) return '';
  const names = column === undefined ? [] : rows.flatMap((row) => row[column] ?? []);
  const more = names.length - MOST_SAID;
  const said = names.slice(0, MOST_SAID).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [counted(rows.length, rowLabel.toLowerCase()), said].filter((text) => text !== '').join(': ');
}

/** The guides of a plan in a line: `3 guides, chr 9`. */
export function lineOfGuides(guides: readonly { chr: string | null }[]): string {
  if (guides.length === 0) return '';
  const chromosomes = [...new Set(guides.flatMap(({ chr }) => chr ?? []))];
  return [counted(guides.length, 'guide'), ...chromosomes.map((chr) => `chr ${chr}`)].join(', ');
}
