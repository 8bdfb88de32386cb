/**
 * Dates as the product writes them everywhere (ui-screens 1.8): medium English format, moments in the reader's time zone.
 * Calendar dates (`2019-03-14`) have no time zone and are never shifted by one.
 */

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Only this form is read: `new Date` would also make a date of `spring 2019`. */
const ISO_START = /^\d{4}-\d{2}-\d{2}/;

const calendarDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const momentDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

export type DateValue = string | Date | null | undefined;

function format(value: DateValue, choose: (text: DateValue) => Intl.DateTimeFormat): string {
  if (value === null || value === undefined || value === '') return '';
  const date = new Date(value);
  const isReadable = value instanceof Date || ISO_START.test(value);
  if (!isReadable || Number.isNaN(date.getTime())) return String(value);
  // Newer engines put a narrow no-break space before AM and PM; the product's texts have a plain one.
  return choose(value)
    .format(date)
    .replace(/\u202f/g, ' ');
}

function isCalendarDate(value: DateValue): boolean {
  return typeof value === 'string' && CALENDAR_DATE.test(value);
}

/** `Mar 14, 2019`. An absent value gives an empty text, an unreadable one is shown as it is. */
export function formatDate(value: DateValue): string {
  return format(value, (given) => (isCalendarDate(given) ? calendarDate : momentDate));
}

/** `Feb 26, 2019, 12:00:00 AM`. A calendar date has no time and is shown without one. */
export function formatDateTime(value: DateValue): string {
  return format(value, (given) => (isCalendarDate(given) ? calendarDate : moment));
}
