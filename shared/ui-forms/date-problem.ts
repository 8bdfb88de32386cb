import { formatDate } from 'shared/ui';

/** The last day that four digits can write: without a limit browsers take years of six. */
export const LAST_DAY = '9999-12-31';

export interface DateLimits {
  /** First and last allowed day, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** What is wrong with a calendar date, in words; `undefined` when nothing is. ISO dates compare as texts. */
export function dateProblem(value: string, { min, max }: DateLimits): string | undefined {
  if (value === '') return undefined;
  if (min && value < min) return `Choose ${formatDate(min)} or a later day.`;
  if (max && value > max) return `Choose ${formatDate(max)} or an earlier day.`;
  return value > LAST_DAY || value.length > LAST_DAY.length ? 'The year has too many digits.' : undefined;
}

export const UNFINISHED_DATE = 'This date is not complete.';
