import { longestText, textTooLong } from 'shared/limits';
import { isCalendarDay } from '../../../platform/http/requests/request-values.ts';
import type { ImportColumn } from './column.ts';

/** A value as a request carries it; null for an empty cell. */
export type CellValue =
  | string
  | number
  | boolean
  | readonly (string | Readonly<Record<string, string>>)[]
  | null;

const WHOLE = /^-?\d{1,9}(?:\.0+)?$/;
/** With commas, as spreadsheets write large numbers: of a whole number they cannot be anything else. */
const GROUPED = /^-?\d{1,3}(?:,\d{3}){1,2}$/;
const DECIMAL = /^-?\d{1,15}(?:\.\d+)?(?:e-?\d{1,2})?$/i;
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const YES = ['true', 'yes', 'y', '1', 'x'];
const NO = ['false', 'no', 'n', '0'];

/** What downloads put in front of a value that a spreadsheet would run as a formula, full-width signs included: a strand is `-`. */
const FORMULA_GUARD = /^'(?=[=+\-@＝＋－＠])/;

/** The text of a cell without the blanks that spreadsheets and web pages leave around a value. */
export function cellText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\0', '').trim().replace(FORMULA_GUARD, '');
}

/** What a cell has: a value, or what is wrong with it. */
export type CellReading = { value: CellValue } | { problem: string };

/** The value of a cell, or what is expected there. */
export function valueOf(column: ImportColumn, text: string): CellReading {
  if (text === '') return { value: null };
  switch (column.kind) {
    case 'text':
      return shortEnough(column, text, text);
    case 'names':
      return namesOf(column, text);
    case 'count':
      if (GROUPED.test(text)) return { value: Number(text.replaceAll(',', '')) };
      return WHOLE.test(text) ? { value: Number(text) } : { problem: `'${text}' is not a whole number.` };
    case 'decimal':
      return DECIMAL.test(text) ? { value: Number(text) } : { problem: `'${text}' is not a number.` };
    case 'date':
      return day(text);
    case 'flag':
      if (YES.includes(text.toLowerCase())) return { value: true };
      if (NO.includes(text.toLowerCase())) return { value: false };
      return { problem: `'${text}' is neither yes nor no.` };
  }
}

function namesOf(column: ImportColumn, text: string): CellReading {
  const names = text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const longest = names.reduce((one, other) => (other.length > one.length ? other : one), '');
  const { member } = column;
  return shortEnough(
    column,
    longest,
    member === undefined ? names : names.map((name) => ({ [member]: name })),
  );
}

function shortEnough(column: ImportColumn, text: string, value: CellValue): CellReading {
  const problem = textTooLong(text, longestText(column.path.split('.').at(-1) ?? ''));
  return problem === undefined ? { value } : { problem };
}

/** Of a text that is no date nobody knows whether the day or the month comes first, so it is not guessed. */
function day(text: string): CellReading {
  const written = text.slice(0, 10);
  const isDay = DAY.test(written) && (text.length === 10 || /^[T ]/.test(text.slice(10)));
  if (!isDay)
    return { problem: `'${text}' is no date. Write it as 2026-03-31, or format the cell as a date.` };
  return isCalendarDay(written)
    ? { value: written }
    : { problem: `${written} is not a day of the calendar.` };
}

/** A problem with the title of the column in front. */
export function ofCell({ title }: Pick<ImportColumn, 'title'>, problem: string): string {
  return `${title}: ${problem}`;
}
