import { UserError } from '../../platform/http/errors/errors.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { isCalendarDay } from '../../platform/http/requests/request-values.ts';

/**
 * The day that was asked for. It ends at midnight where the server is, as the days of histories do.
 *
 * @throws UserError for what is no day of the calendar, and for a day to come
 */
export function requestedDay(text: string, now = new Date()): string {
  if (!isCalendarDay(text)) throw new UserError(`day is a day such as 2025-12-31, not '${text}'.`);
  const today = localDate(now);
  if (text > today)
    throw new UserError(`${text} is yet to come: a record can be read as it was until today, ${today}.`);
  return text;
}
