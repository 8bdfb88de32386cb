import { STATUSES, type StatusDefinition } from '../reference-data/statuses.ts';

const DEFINITIONS: ReadonlyMap<string, StatusDefinition> = new Map(
  STATUSES.map((status) => [status.name, status]),
);

/** @throws for a name that the catalogue does not have */
export function statusDefinition(name: string): StatusDefinition {
  const definition = DEFINITIONS.get(name);
  if (definition === undefined) throw new Error(`There is no status '${name}'`);
  return definition;
}

/** Has the work ended without a result? */
export function isAbortion(name: string): boolean {
  return statusDefinition(name).isAbortion;
}

/** How far along a status is; higher is later (api-2 section 11.1). */
export function orderingOf(name: string): number {
  return statusDefinition(name).ordering;
}

/**
 * The summary status of a plan (api-2 section 11.3): the highest-ordered status that is no abortion among the
 * plan's own and those of its colonies, specimens and stages; the plan's own when all are abortions.
 */
export function summaryStatus(candidates: readonly string[], own: string): string {
  return (
    [own, ...candidates]
      .filter((name) => !isAbortion(name))
      .reduce<string | null>(
        (best, name) => (best !== null && orderingOf(best) >= orderingOf(name) ? best : name),
        null,
      ) ?? own
  );
}
