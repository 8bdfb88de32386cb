/** A status as the summary rule sees it. */
export interface RankedStatus {
  name: string;
  ordering: number;
  is_abortion_status: boolean;
}

/**
 * The status that stands for several (api-3 §8.4, R1): the furthest one that is no abortion, or the furthest abortion where
 * there is nothing else. Undefined for none.
 */
export function summarised(statuses: readonly RankedStatus[]): RankedStatus | undefined {
  const going = statuses.filter((status) => !status.is_abortion_status);
  const counted = going.length > 0 ? going : statuses;
  return counted.toSorted((one, other) => other.ordering - one.ordering)[0];
}

/** The status that stands for a gene: first for each of its projects, then for them together. */
export function summarisedByProject(
  statuses: readonly { projectId: number; status: RankedStatus }[],
): RankedStatus | undefined {
  const projects = new Map<number, RankedStatus[]>();
  for (const { projectId, status } of statuses) {
    const known = projects.get(projectId);
    if (known === undefined) projects.set(projectId, [status]);
    else known.push(status);
  }
  return summarised([...projects.values()].flatMap((ofProject) => summarised(ofProject) ?? []));
}
