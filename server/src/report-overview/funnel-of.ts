import type { StatusFunnel } from 'shared/contract';
import { groupedBy } from '../db/grouped.ts';

/** Projects of a group, or of all (null), that stand at a status. */
export interface StandingProjects {
  groupName: string | null;
  statusName: string;
  /** Place of the status in the order of the work. */
  ordering: number;
  isAbortion: boolean;
  projects: number;
}

/** Counts as a table: statuses in the order of the work, aborted ones last, groups by name. */
export function funnelOf(counts: readonly StandingProjects[]): StatusFunnel {
  const statuses = [...new Map(counts.map((count) => [count.statusName, count])).values()].toSorted(
    (one, other) =>
      Number(one.isAbortion) - Number(other.isAbortion) ||
      one.ordering - other.ordering ||
      (one.statusName < other.statusName ? -1 : 1),
  );
  const rowOf = (ofGroup: readonly StandingProjects[]) => {
    const found = new Map(ofGroup.map(({ statusName, projects }) => [statusName, projects]));
    const projects = statuses.map(({ statusName }) => found.get(statusName) ?? 0);
    return { total: projects.reduce((sum, count) => sum + count, 0), projects };
  };
  const groups = groupedBy(
    counts.filter(({ groupName }) => groupName !== null),
    ({ groupName }) => groupName ?? '',
  );
  return {
    statuses: statuses.map(({ statusName, isAbortion }) => ({ name: statusName, isAbortion })),
    all: rowOf(counts.filter(({ groupName }) => groupName === null)),
    groups: [...groups]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, ofGroup]) => ({ name, ...rowOf(ofGroup) })),
  };
}
