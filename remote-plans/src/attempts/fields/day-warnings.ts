import { formatDate, isDay } from 'shared/ui';

/** Of a day on which something was done; a text that is no day yet has none. @param what is called so in the warning */
export function dayWarnings(what: string, day: string, today = formatDate(new Date())): string[] {
  return isDay(day) && day > today ? [`The ${what} ${day} has not come yet.`] : [];
}
