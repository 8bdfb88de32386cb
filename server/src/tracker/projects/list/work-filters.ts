import { UserError } from '../../../platform/http/errors/errors.ts';
import { localDate } from '../../../platform/http/requests/local-date-time.ts';
import { readDay } from '../../../platform/http/requests/read-day.ts';
import { listValues, type RawValue } from '../../../platform/http/requests/parameter-values.ts';

/** What coordinators ask the list for, besides the filters that the existing tracker has. */
export const WORK_FILTERS = [
  'olderThan',
  'changedFrom',
  'changedTo',
  'changedBy',
  'lacks',
  'stalled',
  'stopReason',
] as const;
export type RawWorkFilters = { readonly [Name in (typeof WORK_FILTERS)[number]]?: RawValue };

/** What a project can lack. */
const LACKS = ['guides', 'colony'] as const;
export type Lack = (typeof LACKS)[number];

/** Changes of a project, or of anything below it. */
export interface ChangeCriteria {
  /** First and last day, `yyyy-mm-dd`. */
  from?: string | undefined;
  to?: string | undefined;
  /** In small letters. */
  by?: readonly string[] | undefined;
}

export interface WorkCriteria {
  /** The summary status is as it is since before this day. */
  sinceBefore?: string;
  /** A plan stands still: the last day on which it usually would be where it is was before this one. */
  usualUntilBefore?: string;
  changes?: ChangeCriteria;
  lacks?: readonly Lack[];
  /** Plans that were stopped for one of these reasons, or for one that begins like it. */
  stopReasons?: readonly string[];
}

/** Ages that a filter can ask for, in months. */
const MOST_MONTHS = 600;

/**
 * The filters of coordinators, understood; those that are not given are absent.
 *
 * @throws UserError for a value that means nothing
 */
export function readWorkFilters(raw: RawWorkFilters, today: Date): WorkCriteria {
  const criteria: WorkCriteria = {};
  const months = listValues(raw.olderThan).map(monthsOf);
  if (months.length > 0) criteria.sinceBefore = monthsBefore(localDate(today), Math.min(...months));
  const from = listValues(raw.changedFrom).map((value) => readDay('changedFrom', value))[0];
  const to = listValues(raw.changedTo).map((value) => readDay('changedTo', value))[0];
  const by = listValues(raw.changedBy).map((email) => email.toLowerCase());
  if (from !== undefined || to !== undefined || by.length > 0)
    criteria.changes = { from, to, by: by.length > 0 ? by : undefined };
  const lacks = listValues(raw.lacks).map(lackOf);
  if (lacks.length > 0) criteria.lacks = lacks;
  const stalled = listValues(raw.stalled);
  if (stalled.length > 0 && stalled.every(isUsual)) criteria.usualUntilBefore = localDate(today);
  const stopReasons = listValues(raw.stopReason);
  if (stopReasons.length > 0) criteria.stopReasons = stopReasons;
  return criteria;
}

function monthsOf(value: string): number {
  const months = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (months < 1 || months > MOST_MONTHS)
    throw new UserError(`olderThan is a number of months from 1 to ${MOST_MONTHS}, not '${value}'.`);
  return months;
}

/** The same day of an earlier month, or its last day. */
function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

function lackOf(value: string): Lack {
  const lack = LACKS.find((one) => one === value);
  if (lack === undefined) throw new UserError(`lacks is one of ${LACKS.join(', ')}, not '${value}'.`);
  return lack;
}

function isUsual(value: string): true {
  if (value === 'usual') return true;
  throw new UserError(`stalled is 'usual' (longer than usual), not '${value}'.`);
}
