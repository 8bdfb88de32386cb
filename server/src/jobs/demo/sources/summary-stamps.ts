import { summaryStatus } from '../../../catalogue/state-machines/statuses.ts';
import type { Stamp } from './model.ts';

/** The summary series of a plan, replayed from the stamps of the plan, its colony and its stages. */
export function summaryStamps(own: readonly Stamp[], children: readonly (readonly Stamp[])[]): Stamp[] {
  const dates = [...new Set([own, ...children].flat().map((stamp) => stamp.date))].toSorted();
  const series: Stamp[] = [];
  for (const date of dates) {
    const ownStatus = statusAt(own, date);
    if (ownStatus === null) continue;
    const childStatuses = children.flatMap((stamps) => statusAt(stamps, date) ?? []);
    const status = summaryStatus(childStatuses, ownStatus);
    if (series.at(-1)?.status !== status) series.push({ status, date });
  }
  return series;
}

/** The status in force at a moment, null before the first stamp. */
export function statusAt(stamps: readonly Stamp[], date: string): string | null {
  return stamps.findLast((stamp) => stamp.date <= date)?.status ?? null;
}
