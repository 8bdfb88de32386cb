import { DAY_MS } from '../time/durations.ts';

/** Day 0 of spreadsheets that count from 1900; day 60, the 29th of February 1900, does not exist, and is allowed for. */
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
const FIRST_EXACT_DAY = 61;

/** The date `yyyy-mm-dd` of a day's number in a spreadsheet; undefined for a number that is none. */
export function dateOfSerial(serial: number, isFrom1904 = false): string | undefined {
  if (!Number.isFinite(serial) || serial < 1 || serial > 2_958_465) return undefined;
  const day = Math.floor(serial);
  const shifted = !isFrom1904 && day < FIRST_EXACT_DAY ? day + 1 : day;
  const date = new Date((isFrom1904 ? FROM_1904 : FROM_1900) + shifted * DAY_MS);
  return date.toISOString().slice(0, 10);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The number of a date `yyyy-mm-dd`; undefined for other texts, and for days before March 1900. */
export function serialOfDate(text: string): number | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day that the calendar does not have is taken for one of the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  const serial = Math.round((time - FROM_1900) / DAY_MS);
  return serial < FIRST_EXACT_DAY ? undefined : serial;
}
