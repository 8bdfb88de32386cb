import { STATUSES, type StatusDefinition } from '../reference-data/statuses.ts';
import type { Stamp } from './model.ts';

const DEFINITIONS: ReadonlyMap<string, StatusDefinition> = new Map(
  STATUSES.map((status) => [status.name, status]),
);

/** @throws for a name that the catalogue does not have */
export function statusDefinition(name: string): StatusDefinition {
  const definition = DEFINITIONS.get(name);
  if (definition === undefined) throw new Error(`There is no status '${name}'`);
  return definition;
}

/**
 * The summary status of a plan (api-2 section 11.3): the highest-ordered status that is no abortion among the
 * plan's own and those of its colonies and stages; the plan's own when all are abortions.
 */
export function summaryStatus(own: string, others: readonly string[]): string {
  let best: StatusDefinition | undefined;
  for (const name of [own, ...others]) {
    const candidate = statusDefinition(name);
    if (!candidate.isAbortion && (best === undefined || candidate.ordering > best.ordering)) best = candidate;
  }
  return best?.name ?? own;
}

/** The summary series of a plan, replayed from the stamps of the plan, its colony and its stages. */
export function summaryStamps(own: readonly Stamp[], children: readonly (readonly Stamp[])[]): Stamp[] {
  const dates = [...new Set([own, ...children].flat().map((stamp) => stamp.date))].toSorted();
  const series: Stamp[] = [];
  for (const date of dates) {
    const ownStatus = statusAt(own, date);
    if (ownStatus === null) continue;
    const childStatuses = children.flatMap((stamps) => statusAt(stamps, date) ?? []);
    const status = summaryStatus(ownStatus, childStatuses);
    if (series.at(-1)?.status !== status) series.push({ status, date });
  }
  return series;
}

/** The status in force at a moment, null before the first stamp. */
export function statusAt(stamps: readonly Stamp[], date: string): string | null {
  return stamps.findLast((stamp) => stamp.date <= date)?.status ?? null;
}
