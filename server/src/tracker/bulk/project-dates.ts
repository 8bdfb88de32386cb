import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { refreshIndex } from '../projects/assignment/project-status-repository.ts';
import type { ProjectDates } from './applied.ts';

/** Where the project of a plan stands, and the last dates of how it came there. */
export async function projectDates(tx: Db, projectId: number): Promise<ProjectDates> {
  const { rows } = await sql<ProjectDates>`
    select assignment_status_id as "assignmentStatusId", summary_status_id as "summaryStatusId",
      (select coalesce(max(id), 0) from assignment_status_stamp where project_id = project.id) as "lastAssignmentStampId",
      (select coalesce(max(id), 0) from project_summary_status_stamp where project_id = project.id)
        as "lastSummaryStampId"
    from project where id = ${projectId}`.execute(tx);
  const [dates] = rows;
  if (dates === undefined) throw new Error(`There is no project ${projectId}`);
  return dates;
}

/**
 * Takes back the dates of the way there and back, where the project stands where it did before: it has been there all the time. Other
 * plans may have led it elsewhere meanwhile; then the dates stay. The project is locked by the plan's save.
 */
export async function restoreProjectDates(tx: Db, projectId: number, before: ProjectDates): Promise<void> {
  const now = await projectDates(tx, projectId);
  if (now.assignmentStatusId === before.assignmentStatusId)
    await tx
      .deleteFrom('assignment_status_stamp')
      .where('project_id', '=', projectId)
      .where('id', '>', before.lastAssignmentStampId)
      .execute();
  if (now.summaryStatusId === before.summaryStatusId)
    await tx
      .deleteFrom('project_summary_status_stamp')
      .where('project_id', '=', projectId)
      .where('id', '>', before.lastSummaryStampId)
      .execute();
  await refreshIndex(tx, [projectId]);
}
