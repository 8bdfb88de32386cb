import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mayKnowOf } from '../../identity/permissions/visibility.ts';
import { intentionsByProject } from './intentions/intention-rows.ts';
import { loadProjectParts, type ProjectParts } from './project-parts.ts';

/**
 * Everything that the API returns about a project, as stored: entries of look-up lists are ids. `isWhole` is false
 * where the person may only see the restricted version.
 */
export type ProjectRow = ReturnType<typeof assembled>[number];

/** The projects of these ids, in no order, in one statement. Ids that the person may not know of are left out. */
export async function loadProjectRows(
  db: Db,
  ids: readonly number[],
  subject: Subject,
): Promise<ProjectRow[]> {
  if (ids.length === 0) return [];
  const rows = assembled(await loadProjectParts(db, sql`${[...ids]}::bigint[]`, subject));
  return rows.filter(({ privacyRank }) => mayKnowOf(subject, privacyRank));
}

/** The project of this identifier, whether or not the person may see it. */
export async function loadProjectRow(db: Db, tpn: string, subject: Subject): Promise<ProjectRow | undefined> {
  const ids = sql<number[]>`array(select id from project where tpn = ${tpn})`;
  return assembled(await loadProjectParts(db, ids, subject))[0];
}

function assembled(parts: ProjectParts) {
  const esCellDetails = groupedBy(parts.esCellDetails, ofProject);
  const stamps = groupedBy(parts.assignmentStatusStamps, ofProject);
  const consortia = groupedBy(parts.consortia, ofProject);
  const plans = groupedBy(parts.plans, ofProject);
  const intentions = intentionsByProject(parts);
  return parts.projects.map((project) => ({
    ...project,
    esCellDetails: esCellDetails.get(project.id)?.[0] ?? null,
    assignmentStatusStamps: stamps.get(project.id) ?? [],
    consortia: consortia.get(project.id) ?? [],
    plans: plans.get(project.id) ?? [],
    intentions: intentions.get(project.id) ?? [],
  }));
}

function ofProject({ projectId }: { projectId: number }): number {
  return projectId;
}
