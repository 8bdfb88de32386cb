import { longestText, textTooLong } from 'shared/limits';
import { ApiError } from '../../../platform/http/errors/errors.ts';
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

/**
 * The value of a cell.
 *
 * @throws ApiError 400 that names the column and what is expected there
 */
export function valueOf(column: ImportColumn, text: string): CellValue {
  if (text === '') return null;
  switch (column.kind) {
    case 'text':
      return shortEnough(column, text);
    case 'names':
      return text
        .split(';')
        .map((name) => shortEnough(column, name.trim()))
        .filter((name) => name !== '')
        .map((name) => (column.member === undefined ? name : { [column.member]: name }));
    case 'count':
      if (!WHOLE.test(text)) throw refused(column, `'${text}' is not a whole number.`);
      return Number(text);
    case 'decimal':
      if (!DECIMAL.test(text)) throw refused(column, `'${text}' is not a number.`);
      return Number(text);
    case 'date':
      return day(column, text);
    case 'flag':
      if (YES.includes(text.toLowerCase())) return true;
      if (NO.includes(text.toLowerCase())) return false;
      throw refused(column, `'${text}' is neither yes nor no.`);
  }
}

function shortEnough(column: ImportColumn, text: string): string {
  const problem = textTooLong(text, longestText(column.path.split('.').at(-1) ?? ''));
  if (problem !== undefined) throw refused(column, problem);
  return text;
}

/** Of a text that is no date nobody knows whether the day or the month comes first, so it is not guessed. */
function day(column: ImportColumn, text: string): string {
  const written = text.slice(0, 10);
  const isDay = DAY.test(written) && (text.length === 10 || /^[T ]/.test(text.slice(10)));
  if (!isDay)
    throw refused(column, `'${text}' is no date. Write it as 2026-03-31, or format the cell as a date.`);
  if (isCalendarDay(written)) return written;
  throw refused(column, `${written} is not a day of the calendar.`);
}

/** What is wrong with a cell. */
export function refused({ title }: Pick<ImportColumn, 'title'>, message: string): ApiError {
  return new ApiError(400, `${title}: ${message}`);
}
