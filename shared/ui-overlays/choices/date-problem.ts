import { formatDate, isDay } from 'shared/ui';

/** The last day that four digits can write. */
export const LAST_DAY = '9999-12-31';

export interface DateLimits {
  /** First and last allowed day, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** What is wrong with a calendar date, in words; `undefined` when nothing is. ISO dates compare as texts. */
export function dateProblem(value: string, { min, max }: DateLimits): string | undefined {
  if (value === '') return undefined;
  if (!isDay(value)) return notADay(value);
  if (min && value < min) return `Choose ${formatDate(min)} or a later day.`;
  if (max && value > max) return `Choose ${formatDate(max)} or an earlier day.`;
  return undefined;
}

function notADay(value: string): string {
  if (/^\d{5,}-/.test(value)) return 'The year has too many digits.';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `There is no day ${value}.`;
  return 'Write the date as YYYY-MM-DD, for example 2031-05-09.';
}
