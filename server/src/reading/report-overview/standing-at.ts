import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { GROUPINGS, type FunnelGrouping } from './status-funnel.ts';

/** Projects whose dates are read by one statement, during which an embedded database serves nobody else. */
const PROJECTS_AT_A_TIME = 1000;

/** Projects that stood at a status when a day ended. */
export interface CountAt {
  /** A work unit or consortium; null of all. */
  groupId: number | null;
  statusId: number;
  projects: number;
}

/** Where projects stood when a day ended. */
export interface StandingAt {
  counts: readonly CountAt[];
  /** Projects whose dates do not lead to where they stand now, so that they prove nothing of any day. They are not counted. */
  undated: number;
}

/** What is counted. */
interface Counted {
  by: FunnelGrouping;
  /** `2025-12-31`, until its end. */
  day: string;
  /** SQL condition on `project_index`. */
  isCounted: RawBuilder<boolean>;
}

/**
 * Where projects stood when a day ended: each at the status of its last summary stamp until then; one without such a stamp had
 * not begun. Groups are those that a project has now.
 */
export async function standingAt(
  db: Db,
  counted: Counted,
  projectsAtATime = PROJECTS_AT_A_TIME,
): Promise<StandingAt> {
  const counts = new Map<string, CountAt>();
  const add = (groupId: number | null, statusId: number, projects: number) => {
    const key = `${groupId} ${statusId}`;
    const known = counts.get(key);
    counts.set(key, { groupId, statusId, projects: projects + (known?.projects ?? 0) });
  };
  let undated = 0;
  for (let after = 0; ;) {
    const last = await endOfPiece(db, counted, after, projectsAtATime);
    if (last === null) return { counts: [...counts.values()], undated };
    for (const { groupIds, statusId, isUndated, projects } of await readPiece(db, counted, after, last)) {
      if (isUndated) undated += projects;
      else if (statusId !== null) for (const groupId of [null, ...groupIds]) add(groupId, statusId, projects);
    }
    after = last;
  }
}

async function endOfPiece(
  db: Db,
  { isCounted }: Counted,
  after: number,
  projects: number,
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(project_id) as last from (
      select project_id from project_index
      where ${isCounted} and project_id > ${after} order by project_id limit ${projects}) piece`.execute(db);
  return rows[0]?.last ?? null;
}

/** Projects with the same groups that stood at the same status. */
interface CountOfPiece {
  groupIds: number[];
  /** Null where they had not begun. */
  statusId: number | null;
  isUndated: boolean;
  projects: number;
}

async function readPiece(
  db: Db,
  { by, day, isCounted }: Counted,
  after: number,
  last: number,
): Promise<CountOfPiece[]> {
  const newestFirst = sql`order by stamp.date desc, stamp.id desc`;
  const { rows } = await sql<CountOfPiece>`
    select "groupIds", then_id as "statusId", now_id is distinct from last_id as "isUndated", count(*)::integer as projects
    from (
      select project_index.project_id, ${sql.ref(GROUPINGS[by].ids)} as "groupIds", project_index.summary_status_id as now_id,
        (array_agg(stamp.status_id ${newestFirst}) filter (where stamp.date < ${day}::date + 1))[1] as then_id,
        (array_agg(stamp.status_id ${newestFirst}))[1] as last_id
      from project_index
      left join project_summary_status_stamp stamp on stamp.project_id = project_index.project_id
        and stamp.project_id > ${after} and stamp.project_id <= ${last}
      where ${isCounted} and project_index.project_id > ${after} and project_index.project_id <= ${last}
      group by project_index.project_id) stood
    group by 1, 2, 3`.execute(db);
  return rows;
}
