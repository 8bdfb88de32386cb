import { sql, type RawBuilder } from 'kysely';
import type { StatusFunnel } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { hasPrivacyOf, isRelatedTo, privaciesFor } from '../../identity/permissions/visibility.ts';
import { isListedFor } from '../../tracker/projects/list/project-conditions.ts';

/** Who projects are counted for. */
export type FunnelGrouping = 'workUnit' | 'consortium';

/** The list of names of each, their totals by status, and the column of `project_index` that has their ids. */
export const GROUPINGS = {
  workUnit: { table: 'work_unit', facet: 'workUnitStatus', ids: 'project_index.work_unit_ids' },
  consortium: { table: 'consortium', facet: 'consortiumStatus', ids: 'project_index.consortium_ids' },
} as const;

/** @throws UserError for anything but `workUnit` and `consortium` */
export function groupingOf(by: string): FunnelGrouping {
  if (by !== 'workUnit' && by !== 'consortium')
    throw new UserError(`Projects are counted by 'workUnit' or 'consortium', not by '${by}'.`);
  return by;
}

/**
 * Projects by summary status, for each work unit or consortium. Counted are the projects of lists of which the caller sees
 * everything, so that each number is that of the list with the same filter.
 */
export async function statusFunnel(db: Db, caller: Subject, by: FunnelGrouping): Promise<StatusFunnel> {
  return funnelOf(await standingNow(db, caller, by));
}

/** The same as rows. */
export async function standingNow(db: Db, caller: Subject, by: FunnelGrouping): Promise<StandingProjects[]> {
  const { rows } = await sql<StandingProjects>`
    select owner.name as "groupName", status.name as "statusName", status.ordering,
      status.is_abortion_status as "isAbortion", sum(standing.projects)::integer as projects
    from (${standing(caller, by)}) standing
    join status on status.id = standing.status_id
    left join ${sql.table(GROUPINGS[by].table)} owner on owner.id = standing.group_id
    group by owner.name, status.id
    having sum(standing.projects) > 0`.execute(db);
  return rows;
}

/**
 * The totals that the database stores (`project_index_total`), with the group in front of the status or, of all projects, without; and
 * the few projects that are masked for others but not for the caller.
 */
function standing(caller: Subject, by: FunnelGrouping): RawBuilder<unknown> {
  const { facet, ids } = GROUPINGS[by];
  const { open, masked } = privaciesFor(caller);
  const totals = sql`
    select nullif(value >> 32, 0) as group_id, value & ((1::bigint << 32) - 1) as status_id, projects
    from project_index_total
    where facet in ('summaryStatus', ${facet}) and privacy_rank = any (${open}::smallint[])`;
  if (masked.length === 0) return totals;
  const related = isRelatedAndMasked(caller, masked);
  return sql`
    ${totals}
    union all
    select null, project_index.summary_status_id, 1 from project_index where ${related}
    union all
    select member.id, project_index.summary_status_id, 1
    from project_index cross join lateral unnest(${sql.ref(ids)}) member (id)
    where ${related}`;
}

/** SQL condition on `project_index`: projects that are masked for others but not for the caller. */
export function isRelatedAndMasked(caller: Subject, masked: readonly number[]): RawBuilder<boolean> {
  return sql`${hasPrivacyOf(masked)} and ${isRelatedTo(caller)} and ${isListedFor(caller)}`;
}

/** Projects of a group, or of all (null), that stand at a status. */
export interface StandingProjects {
  groupName: string | null;
  statusName: string;
  /** Place of the status in the order of the work. */
  ordering: number;
  isAbortion: boolean;
  projects: number;
}

type Row = StatusFunnel['all'];

/** Counts as a table: statuses in the order of the work, aborted ones last, groups by name. */
export function funnelOf(counts: readonly StandingProjects[]): StatusFunnel {
  const statuses = statusesOf(counts);
  return tableOf(statuses, [...groupNames(counts)], (name) => rowOf(statuses, countsOf(counts, name)));
}

/** The same of a day, each row with what is counted now: of all statuses and groups of either. */
export function funnelAtOf(
  then: readonly StandingProjects[],
  now: readonly StandingProjects[],
): StatusFunnel {
  const both = [...then, ...now];
  const statuses = statusesOf(both);
  return tableOf(statuses, [...groupNames(both)], (name) => ({
    ...rowOf(statuses, countsOf(then, name)),
    now: rowOf(statuses, countsOf(now, name)),
  }));
}

function tableOf(
  statuses: readonly StandingProjects[],
  names: readonly string[],
  rowNamed: (name: string | null) => Row,
): StatusFunnel {
  return {
    statuses: statuses.map(({ statusName, isAbortion }) => ({ name: statusName, isAbortion })),
    all: rowNamed(null),
    groups: names
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((name) => ({ name, ...rowNamed(name) })),
  };
}

function statusesOf(counts: readonly StandingProjects[]): StandingProjects[] {
  return [...new Map(counts.map((count) => [count.statusName, count])).values()].toSorted(
    (one, other) =>
      Number(one.isAbortion) - Number(other.isAbortion) ||
      one.ordering - other.ordering ||
      (one.statusName < other.statusName ? -1 : 1),
  );
}

function groupNames(counts: readonly StandingProjects[]): Set<string> {
  return new Set(counts.flatMap(({ groupName }) => groupName ?? []));
}

function countsOf(counts: readonly StandingProjects[], name: string | null): StandingProjects[] {
  return counts.filter(({ groupName }) => groupName === name);
}

function rowOf(statuses: readonly StandingProjects[], ofGroup: readonly StandingProjects[]) {
  const found = new Map(ofGroup.map(({ statusName, projects }) => [statusName, projects]));
  const projects = statuses.map(({ statusName }) => found.get(statusName) ?? 0);
  return { total: projects.reduce((sum, count) => sum + count, 0), projects };
}
