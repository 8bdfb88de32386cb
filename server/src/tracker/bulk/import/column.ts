import type { PlainField, RowCell } from 'shared/record-fields';

/** How the text of a cell is read. */
export type ColumnKind =
  /** As it is written. */
  | 'text'
  /** A whole number of things. */
  | 'count'
  | 'decimal'
  | 'date'
  /** Yes or no. */
  | 'flag'
  /** Several names with semicolons between. */
  | 'names';

/** A column that a file may have. */
export interface ImportColumn {
  /** As templates write it; other files may use the name of the API, and any case. */
  title: string;
  kind: ColumnKind;
  /** Where its value stands in the request that a row makes: `planDetails.workUnitName`. */
  path: string;
  isRequired?: boolean;
  /** Further names that people use for it. */
  aliases?: readonly string[];
  /** Of several names: the member of the list's objects that has the name; without it the list is one of names. */
  member?: string;
}

const KINDS: Readonly<Record<(PlainField | RowCell)['kind'], ColumnKind>> = {
  text: 'text',
  area: 'text',
  choice: 'text',
  digits: 'text',
  date: 'date',
  count: 'count',
  decimal: 'decimal',
  flag: 'flag',
};

/** The column of a field of a form: with its label as title, below `place` in the request. */
export function columnOf(
  { name, label, kind }: PlainField | RowCell,
  place: string,
  prefix = '',
): ImportColumn {
  return { title: `${prefix}${label}`, kind: KINDS[kind], path: `${place}.${name}` };
}

/** A header without what people write differently: case, blanks, signs, and units in brackets. */
export function folded(header: string): string {
  return header
    .replaceAll(/\([^()]*\)/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9%]/g, '');
}

/** The names that a header may have to mean this column, folded. */
export function namesOf({ title, path, aliases = [] }: ImportColumn): string[] {
  const apiName = path.split('.').at(-1) ?? '';
  // A part of a list has its number in its title, and a comment is that of a project, of a plan or of an attempt.
  const isVague = /\.\d+\.[^.]*$/.test(path) || apiName === 'comment';
  return [title, ...aliases, ...(isVague ? [] : [apiName])].map(folded);
}
