import { sql } from 'kysely';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ResolvedIntention, IntendedSequence } from './intentions/resolve-intentions.ts';
import type { NewProject } from './resolve-project.ts';
import { columnsOf } from '../../platform/records/columns.ts';
import { NEW_PROJECT_FIELDS } from './project-fields.ts';
import { writeEsCellQc } from './stored-project.ts';

/** A project that was stored, still without plans. */
export interface InsertedProject {
  id: number;
  tpn: string;
}

/** Stores a new project with all that belongs to it but its plan, and the stamp of its first assignment status. */
export async function insertProject(
  tx: Db,
  project: NewProject,
  assignmentStatusId: number,
): Promise<InsertedProject> {
  const inserted = await tx
    .insertInto('project')
    .values({
      assignment_status_id: assignmentStatusId,
      ...columnsOf(NEW_PROJECT_FIELDS, project),
    })
    .returning(['id', 'tpn'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into assignment_status_stamp (project_id, assignment_status_id, date)
    values (${inserted.id}, ${assignmentStatusId}, clock_timestamp()::timestamp)`.execute(tx);
  if (project.esCellQc !== null) await writeEsCellQc(tx, inserted.id, project.esCellQc);
  await insertConsortia(tx, inserted.id, project.consortiumIds);
  for (const intention of project.intentions) await insertIntention(tx, inserted.id, intention);
  return inserted;
}

async function insertConsortia(tx: Db, projectId: number, consortiumIds: readonly number[]): Promise<void> {
  const rows = consortiumIds.map((id) => ({ project_id: projectId, consortium_id: id }));
  await bulkInsert(tx, 'project_consortium', rows);
}

async function insertIntention(tx: Db, projectId: number, intention: ResolvedIntention): Promise<void> {
  const { id } = await tx
    .insertInto('project_intention')
    .values({ project_id: projectId, molecular_mutation_type_id: intention.mutationTypeId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('project_intention_gene')
    .values({ project_intention_id: id, gene_id: intention.geneId })
    .execute();
  const categorizations = intention.categorizationIds.map((categorizationId) => ({
    project_intention_id: id,
    mutation_categorization_id: categorizationId,
  }));
  await bulkInsert(tx, 'project_intention_mutation_categorization', categorizations);
  for (const sequence of intention.sequences) await insertSequence(tx, id, sequence);
}

async function insertSequence(tx: Db, intentionId: number, sequence: IntendedSequence): Promise<void> {
  const { id } = await tx
    .insertInto('sequence')
    .values({
      sequence: sequence.sequence,
      sequence_type_id: sequence.typeId,
      sequence_category_id: sequence.categoryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const locations = sequence.locations.map((location) => ({
    sequence_id: id,
    index: location.index,
    chr: location.chr,
    start: location.start,
    stop: location.stop,
    strand: location.strand,
    genome_build: location.genomeBuild,
    species_id: location.speciesId,
    strain_id: location.strainId,
  }));
  await bulkInsert(tx, 'sequence_location', locations);
  await tx
    .insertInto('project_intention_sequence')
    .values({ project_intention_id: intentionId, sequence_id: id, index: sequence.index })
    .execute();
}
