import { sql, type RawBuilder } from 'kysely';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ProjectState } from './project-evaluation.ts';
import { lockProject } from '../stored-project.ts';

/** Class of the advisory locks on genes; the second number is the gene's row id. */
const GENE_LOCK = 7_203_201;

/**
 * Waits for everybody else who decides about projects on these genes. What is read after it is what they have
 * decided, also about projects that they have just created. Genes are always locked after plans and before projects
 * (ADR 13), in the order of their ids, and without their rows: an import of genes does not have to wait, nor to be
 * waited for.
 */
export async function lockGenes(tx: Db, geneIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(GENE_LOCK)}, id::integer) from (
      select distinct id from unnest(${[...geneIds]}::bigint[]) wanted (id) order by id) ordered`.execute(tx);
}

/** Genes of the project's intentions, locked as above. */
async function lockGenesOf(tx: Db, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id, pg_advisory_xact_lock(${sql.lit(GENE_LOCK)}, id::integer) from (
      select distinct target.gene_id as id
      from project_intention intention
      join project_intention_gene target on target.project_intention_id = intention.id
      where intention.project_id = ${projectId}
      order by id) ordered`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A project and all others on its genes, locked, in the order of their ids. Call it after the plan is written. */
export async function lockProjectsOnGenesOf(
  tx: Db,
  projectId: number,
  lists: Lists,
): Promise<ProjectState[]> {
  const geneIds = await lockGenesOf(tx, projectId);
  // Writers of a project without a gene meet at the project itself.
  if (geneIds.length === 0) await lockProject(tx, projectId);
  return readStates(tx, { projectId, geneIds }, lists, LOCKED);
}

/** The projects on these genes, locked. Call it once the genes are locked. */
export async function lockProjectsOnGenes(
  tx: Db,
  geneIds: readonly number[],
  lists: Lists,
): Promise<ProjectState[]> {
  return readStates(tx, { projectId: null, geneIds }, lists, LOCKED);
}

/** The projects on these genes as they are now, without locks, for callers that only read. */
export async function readProjectsOnGenes(
  db: Db,
  geneIds: readonly number[],
  lists: Lists,
): Promise<ProjectState[]> {
  return readStates(db, { projectId: null, geneIds }, lists, sql``);
}

const LOCKED = sql`for no key update of project`;

interface StateRow {
  id: number;
  geneIds: number[];
  deletesGene: boolean;
  intendsDeletion: boolean;
  plans: { statusId: number; summaryStatusId: number }[];
  assignmentStatusId: number;
  summaryStatusId: number | null;
}

/** The index of lists is not read: within a transaction it may be behind. */
async function readStates(
  tx: Db,
  which: { projectId: number | null; geneIds: readonly number[] },
  lists: Lists,
  locking: RawBuilder<unknown>,
): Promise<ProjectState[]> {
  const deletion = lists.molecular_mutation_type.require('Deletion');
  const { rows } = await sql<StateRow>`
    select project.id,
      array(
        select target.gene_id from project_intention intention
        join project_intention_gene target on target.project_intention_id = intention.id
        where intention.project_id = project.id) as "geneIds",
      exists (
        select from project_intention intention
        join project_intention_gene target on target.project_intention_id = intention.id
        where intention.project_id = project.id
          and intention.molecular_mutation_type_id = ${deletion}) as "deletesGene",
      exists (
        select from project_intention intention
        where intention.project_id = project.id
          and intention.molecular_mutation_type_id = ${deletion}) as "intendsDeletion",
      coalesce((
        select json_agg(json_build_object('statusId', status_id, 'summaryStatusId', summary_status_id) order by id)
        from plan where plan.project_id = project.id), '[]') as plans,
      project.assignment_status_id as "assignmentStatusId", project.summary_status_id as "summaryStatusId"
    from project
    where project.id = any (array(
      select ${which.projectId}::bigint
      union
      select intention.project_id from project_intention_gene target
      join project_intention intention on intention.id = target.project_intention_id
      where target.gene_id = any (${[...which.geneIds]}::bigint[])))
    order by project.id ${locking}`.execute(tx);
  return rows.map((row) => toState(row, lists));
}

function toState(row: StateRow, lists: Lists): ProjectState {
  const { id, geneIds, deletesGene, intendsDeletion } = row;
  return {
    id,
    geneIds,
    deletesGene,
    intendsDeletion,
    plans: row.plans.map(({ statusId, summaryStatusId }) => ({
      status: lists.status.get(statusId).name,
      summary: lists.status.get(summaryStatusId).name,
    })),
    assignment: lists.assignment_status.get(row.assignmentStatusId).name,
    summary: lists.status.nameOf(row.summaryStatusId),
  };
}

/** A project whose assignment or summary status changes. */
export interface StatusChange {
  before: ProjectState;
  after: ProjectState;
}

/**
 * Writes new statuses, each with a stamp where it is another one than before.
 *
 * @returns the new version of each project
 */
export async function writeStatuses(
  tx: Db,
  changes: readonly StatusChange[],
  lists: Lists,
): Promise<Map<number, number>> {
  if (changes.length === 0) return new Map();
  const wanted = changes.map(({ before, after }) => ({
    id: after.id,
    assignment: lists.assignment_status.idOf(after.assignment),
    summary: lists.status.idOf(after.summary),
    is_assigned: after.assignment !== before.assignment,
    is_summarised: after.summary !== before.summary,
  }));
  const { rows } = await sql<{ id: number; version: number }>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json)
        as (id bigint, assignment bigint, summary bigint, is_assigned boolean, is_summarised boolean)
    ), assigned as (
      insert into assignment_status_stamp (project_id, assignment_status_id, date)
      select id, assignment, clock_timestamp()::timestamp from wanted where is_assigned
    ), summarised as (
      insert into project_summary_status_stamp (project_id, status_id, date)
      select id, summary, clock_timestamp()::timestamp from wanted where is_summarised
    )
    update project set assignment_status_id = wanted.assignment, summary_status_id = wanted.summary
    from wanted where project.id = wanted.id
    returning project.id, project.version`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Brings lists and searches up to date with these projects. The last thing that a transaction does. */
export async function refreshIndex(tx: Db, projectIds: readonly number[]): Promise<void> {
  await sql`select refresh_project_index(${[...projectIds]}::bigint[])`.execute(tx);
}
