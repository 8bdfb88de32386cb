import { counted } from 'shared/ui';

const DAY_MS = 86_400_000;

/** How long something has been as it is: `today`, `5 days`, `3 months`, `11 years`. */
export function ageText(since: string, now = new Date()): string {
  const then = new Date(since);
  const days = Math.floor((now.getTime() - then.getTime()) / DAY_MS);
  if (Number.isNaN(days) || days < 1) return 'today';
  if (days < 60) return counted(days, 'day');
  const months = wholeMonths(then, now);
  return months < 24 ? counted(months, 'month') : counted(Math.floor(months / 12), 'year');
}

function wholeMonths(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}
