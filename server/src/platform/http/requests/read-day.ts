import { UserError } from '../errors/errors.ts';
import { isCalendarDay } from './request-values.ts';

/** The day that a parameter has. @throws UserError for what is no day of the calendar */
export function readDay(name: string, value: string): string {
  if (isCalendarDay(value)) return value;
  throw new UserError(`${name} is a day such as 2026-03-31, not '${value}'.`);
}
