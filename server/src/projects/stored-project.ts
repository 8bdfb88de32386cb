import { sql } from 'kysely';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import type { AuditTree } from '../history/audit-tree.ts';
import type { EsCellFigures } from './project-values.ts';

/** What an update may change of a project (api-1 §11.4); catalogue entries by id. */
export interface ChangeableProject {
  privacyId: number;
  comment: string | null;
  recovery: boolean | null;
  esCellQcOnly: boolean | null;
  completionNoteId: number | null;
  completionComment: string | null;
  /** Null where none were ever recorded. */
  esCells: EsCellFigures | null;
}

/** A project as an update finds it. */
export interface StoredProject {
  id: number;
  version: number;
  values: ChangeableProject;
}

/** Makes other transactions that change the project wait for this one. */
export async function lockProject(tx: Db, id: number): Promise<void> {
  await sql`select from project where id = ${id} for no key update`.execute(tx);
}

/**
 * The project, locked. It is read by a statement of its own: one that waits for the lock would see what belongs to the
 * project as it was before.
 */
export async function lockedProject(tx: Db, id: number): Promise<StoredProject> {
  await lockProject(tx, id);
  const { rows } = await sql<ChangeableProject & { version: number }>`
    select project.version, privacy_id as "privacyId", comment, recovery, es_cell_qc_only as "esCellQcOnly",
      completion_note_id as "completionNoteId", completion_comment as "completionComment", (
        select json_build_object(
          'numberReceived', number_of_es_cells_received, 'receivedFromId', es_cells_received_from_id,
          'receivedOn', es_cells_received_on, 'numberStartingQc', number_of_es_cells_starting_qc,
          'numberPassingQc', number_of_es_cells_passing_qc, 'qcCommentId', es_cell_qc_comment_id)
        from project_es_cell_qc where project_id = project.id) as "esCells"
    from project where id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no project ${id}`);
  const { version, ...values } = row;
  return { id, version, values };
}

/** Stores what an update has changed, and answers the new version. */
export async function writeProject(tx: Db, id: number, values: ChangeableProject): Promise<number> {
  if (values.esCells !== null) await writeEsCellFigures(tx, id, values.esCells);
  const { version } = await tx
    .updateTable('project')
    .set({
      privacy_id: values.privacyId,
      comment: values.comment,
      recovery: values.recovery,
      es_cell_qc_only: values.esCellQcOnly,
      completion_note_id: values.completionNoteId,
      completion_comment: values.completionComment,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Stores the ES cell figures of a project in the place of those that it has. */
export async function writeEsCellFigures(tx: Db, projectId: number, figures: EsCellFigures): Promise<void> {
  const columns = {
    number_of_es_cells_received: figures.numberReceived,
    es_cells_received_from_id: figures.receivedFromId,
    es_cells_received_on: figures.receivedOn,
    number_of_es_cells_starting_qc: figures.numberStartingQc,
    number_of_es_cells_passing_qc: figures.numberPassingQc,
    es_cell_qc_comment_id: figures.qcCommentId,
  };
  await tx
    .insertInto('project_es_cell_qc')
    .values({ project_id: projectId, ...columns })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(columns))
    .execute();
}

/** What history compares of a project, by the names of the reference's model (api-1 §17.3). */
export function projectAudit(project: ChangeableProject, lists: Lists): AuditTree {
  return {
    comment: project.comment,
    recovery: project.recovery,
    esCellQcOnly: project.esCellQcOnly,
    completionComment: project.completionComment,
    privacy: { name: lists.privacy.nameOf(project.privacyId) },
    completionNote: { note: lists.project_completion_note.nameOf(project.completionNoteId) },
    projectEsCellQc: project.esCells === null ? null : esCellAudit(project.esCells, lists),
  };
}

function esCellAudit(figures: EsCellFigures, lists: Lists): AuditTree {
  const { receivedFromId } = figures;
  const centre = receivedFromId === null ? null : lists.es_cell_centre_pipeline.get(receivedFromId);
  return {
    numberOfEsCellsReceived: figures.numberReceived,
    numberOfEsCellsStartingQc: figures.numberStartingQc,
    numberOfEsCellsPassingQc: figures.numberPassingQc,
    esCellsReceivedOn: figures.receivedOn,
    esCellsReceivedFrom: centre === null ? null : { name: centre.name, centres: centre.centres },
    esCellQcComment: { name: lists.es_cell_qc_comment.nameOf(figures.qcCommentId) },
  };
}
