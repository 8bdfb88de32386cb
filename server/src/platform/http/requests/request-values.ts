/** Values of lenient request members (`shared/contract/request-values.ts`) as they are stored. */
import { ValidationError } from '../errors/errors.ts';

type Missing = null | undefined;

/** Text as it was sent, or null. */
export function textOf(value: string | Missing): string | null {
  return value ?? null;
}

/** A remark: a blank one counts as absent. */
export function noteOf(value: string | Missing): string | null {
  return value === null || value === undefined || value.trim() === '' ? null : value;
}

/** A whole number; an empty text counts as absent. */
export function integerOf(value: number | string | Missing): number | null {
  return decimalOf(value);
}

/** A number; an empty text counts as absent. */
export function decimalOf(value: number | string | Missing): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  return value.trim() === '' ? null : Number(value);
}

export function booleanOf(value: boolean | 'true' | 'false' | '' | Missing): boolean | null {
  if (value === null || value === undefined || value === '') return null;
  return value === true || value === 'true';
}

/**
 * The day of a date or date-time as written, `yyyy-MM-dd`.
 *
 * @param field what the refusal names
 * @throws ValidationError for a day that the calendar does not have, such as 2031-02-30
 */
export function dateOf(value: string | Missing, field = 'date'): string | null {
  if (value === null || value === undefined || value === '') return null;
  const day = value.slice(0, 10);
  if (!isInCalendar(day))
    throw new ValidationError([
      { object: 'body', field, rejectedValue: value, message: `${day} is not a day of the calendar` },
    ]);
  return day;
}

/** A day as `2031-02-28`, and one that the calendar has. */
export function isCalendarDay(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isInCalendar(text);
}

function isInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Two-digit years would be taken for those of the 20th century by the usual constructor.
  const read = new Date(0);
  read.setUTCFullYear(year, month - 1, date);
  return read.getUTCDate() === date && read.getUTCMonth() === month - 1;
}

/** A local date-time without its zone, or null. */
export function dateTimeOf(value: string | Missing, field = 'date'): string | null {
  const day = dateOf(value, field);
  if (day === null || value === null || value === undefined) return null;
  return `${day}${value.slice(10).replace(/(Z|[+-]\d{2}:\d{2})$/, '')}`;
}
