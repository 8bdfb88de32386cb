import type { ForecastEstimate } from 'shared/contract';
import { counted, formatDate } from 'shared/ui';
import { NOTHING } from '../changed-values/nothing.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_A_MONTH = 30.4375;
const DAYS_OF_A_YEAR = 365.25;

/** What a record is forecast from, and what others of its kind are called. */
export interface ForecastSubject {
  estimate: ForecastEstimate;
  goalName: string;
  statusName: string;
  /** `plan` or `stage`. */
  noun: string;
}

/** What is likely: `74 % reach Genotype Confirmed, half of these by 2027-06-14 …`. */
export function forecastText({ estimate, goalName }: ForecastSubject, today = new Date()): string {
  const { reachedShare, quartileDays } = estimate;
  if (reachedShare === 0) return `None has reached ${goalName} so far.`;
  const share = `${percent(reachedShare)} reach ${goalName}`;
  if (quartileDays === null) return `${share}.`;
  const [lower = '', median = '', upper = ''] = quartileDays.map((days) => dayIn(days, today));
  return lower === upper
    ? `${share}, half of them by ${median}.`
    : `${share}, half of them by ${median} (a quarter by ${lower}, three quarters by ${upper}).`;
}

/** The same for a cell of a table: `74 %, half by 2027-06-14`. */
export function shortForecast(estimate: ForecastEstimate | null, today = new Date()): string {
  if (estimate === null) return NOTHING;
  const { reachedShare, quartileDays } = estimate;
  if (reachedShare === 0) return 'none so far';
  const share = percent(reachedShare).toLowerCase();
  return quartileDays === null ? share : `${share}, half by ${dayIn(quartileDays[1] ?? 0, today)}`;
}

/** What that is estimated from. */
export function basisText({ estimate: { plans, waitedDays }, statusName, noun }: ForecastSubject): string {
  const stood =
    waitedDays === 0
      ? `came to ${statusName}`
      : `stood at ${statusName} for at least ${duration(waitedDays)}`;
  return `Estimated from the dates of ${counted(plans, `public ${noun}`)} of this type that ${stood}.`;
}

function dayIn(days: number, today: Date): string {
  return formatDate(new Date(today.getTime() + days * DAY_MS));
}

/** Never 0 % or 100 % of what is neither. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0) return 'Less than 1 %';
  if (rounded === 100 && share < 1) return 'More than 99 %';
  return `${rounded} %`;
}

/** `20 days`, `5 months`, `2 years`: rounded down, so that it is true of all who waited so long. */
function duration(days: number): string {
  if (days < 60) return counted(days, 'day');
  const months = Math.floor(days / DAYS_OF_A_MONTH);
  return months < 24 ? counted(months, 'month') : counted(Math.floor(days / DAYS_OF_A_YEAR), 'year');
}
