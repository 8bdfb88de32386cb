/**
 * Dates as the product writes them everywhere: `2019-03-14`, which nobody reads as another day, with `15:04` after it for a
 * moment, in the reader's time zone. Calendar dates have no time zone and are never shifted by one.
 */

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Only this form is read: `new Date` would also make a date of `spring 2019`. */
const ISO_START = /^\d{4}-\d{2}-\d{2}/;

export type DateValue = string | Date | null | undefined;

function format(value: DateValue, textOf: (date: Date) => string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string' && (CALENDAR_DATE.test(value) || !ISO_START.test(value))) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? String(value) : textOf(date);
}

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

function dayOf(date: Date): string {
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}

function timeOf(date: Date): string {
  return `${digits(date.getHours())}:${digits(date.getMinutes())}`;
}

/** `2019-03-14`. An absent value gives an empty text, an unreadable one is shown as it is. */
export function formatDate(value: DateValue): string {
  return format(value, dayOf);
}

/** `2019-02-26 15:04`. A calendar date has no time and is shown without one. */
export function formatDateTime(value: DateValue): string {
  return format(value, (date) => `${dayOf(date)} ${timeOf(date)}`);
}

/** `15:04` for a moment of today, with its day before it for another. */
export function formatMinute(date: Date, now = new Date()): string {
  return dayOf(date) === dayOf(now) ? timeOf(date) : formatDateTime(date);
}
