import { sql, type Kysely } from 'kysely';
import { continueIdentities } from '../../src/platform/database/bulk-insert.ts';
import type { Database } from '../../src/platform/database/schema.ts';

/** How the ids of a copy follow from those of its original: original + copy number × stride. */
interface Copying {
  readonly stride: number;
  /** How many copies of all projects there are; the last one is not made whole. */
  readonly copies: number;
  /** How many projects are added. */
  readonly added: number;
}

/**
 * Multiplies the projects of a loaded demo until there are `count`, to measure a large tracker. The comment of a copy
 * marks it as synthetic. Each takes another gene than its original, and keeps its privacy, statuses, consortia,
 * plans with the dates of their summary statuses, colonies and phenotyping references. Attempts, stages, mutations and histories
 * are not copied (`generateReportWork` copies most of them): all CRISPR attempts of copies lack guides.
 *
 * Not for a database that people use; not part of the demo.
 *
 * @returns the number of projects there are now
 */
export async function generateProjects(db: Kysely<Database>, count: number): Promise<number> {
  const total = await db.transaction().execute(async (transaction) => {
    const copying = await planCopying(transaction, count);
    if (copying.copies > 0) await copyProjects(transaction, copying);
    const { projects } = await transaction
      .selectFrom('project')
      .select(({ fn }) => fn.countAll<number>().as('projects'))
      .executeTakeFirstOrThrow();
    return projects;
  });
  await sql`vacuum analyze project_index`.execute(db);
  return total;
}

/** Room that the whole database takes on its disk. */
export async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function planCopying(db: Kysely<Database>, count: number): Promise<Copying> {
  const { rows } = await sql<{ projects: number; stride: number }>`
    select
      (select count(*) from project)::integer as projects,
      greatest(
        (select max(id) from project), (select max(id) from project_intention),
        (select max(id) from plan), (select max(id) from outcome)) as stride`.execute(db);
  const { projects, stride } = rows[0] ?? { projects: 0, stride: 0 };
  if (projects === 0) throw new Error('There is no demo to copy projects from.');
  return { stride, copies: Math.ceil(count / projects) - 1, added: Math.max(0, count - projects) };
}

async function copyProjects(db: Kysely<Database>, copying: Copying): Promise<void> {
  const { stride, copies, added } = copying;
  // The pairs of original and copy number, so many as are needed; every table below is copied along it.
  await sql`
    create temporary table project_copy on commit drop as
    select project.id as original, copy.number * ${sql.lit(stride)} as shift, copy.number
    from generate_series(1, ${sql.lit(copies)}) copy (number)
    cross join project
    order by copy.number, project.id
    limit ${sql.lit(added)}`.execute(db);
  for (const statement of COPY_STATEMENTS) await sql.raw(statement).execute(db);
  await continueIdentities(db, ['project', 'project_intention', 'plan', 'outcome']);
  await sql`analyze`.execute(db);
  // A copy of all at a time, so that a million of them need no more memory.
  for (let number = 1; number <= copies; number += 1)
    await sql`
      select refresh_project_index(array(select original + shift from project_copy where number = ${number}))`.execute(
      db,
    );
}

const COPY_STATEMENTS = [
  `insert into project (id, assignment_status_id, summary_status_id, privacy_id, recovery, es_cell_qc_only,
     comment, created_at, created_by, last_modified, last_modified_by)
   select p.id + c.shift, p.assignment_status_id, p.summary_status_id, p.privacy_id, p.recovery,
     p.es_cell_qc_only, 'Synthetic copy ' || c.number || ' of ' || p.tpn || ', made for measuring',
     p.created_at, p.created_by, p.last_modified, p.last_modified_by
   from project_copy c join project p on p.id = c.original`,
  `insert into assignment_status_stamp (project_id, assignment_status_id, date)
   select s.project_id + c.shift, s.assignment_status_id, s.date
   from project_copy c join assignment_status_stamp s on s.project_id = c.original`,
  `insert into project_consortium (project_id, consortium_id)
   select pc.project_id + c.shift, pc.consortium_id
   from project_copy c join project_consortium pc on pc.project_id = c.original`,
  `insert into project_intention (id, project_id, molecular_mutation_type_id)
   select i.id + c.shift, i.project_id + c.shift, i.molecular_mutation_type_id
   from project_copy c join project_intention i on i.project_id = c.original`,
  // Genes are stepped through by a prime, so that copies of one project spread over the genome.
  `insert into project_intention_gene (project_intention_id, gene_id)
   select ig.project_intention_id + c.shift, other.id
   from project_copy c
   join project_intention i on i.project_id = c.original
   join project_intention_gene ig on ig.project_intention_id = i.id
   cross join (select max(id) as last from gene) genes
   join gene other on other.id = 1 + (ig.gene_id + c.number * 7919) % genes.last`,
  `insert into plan (id, project_id, plan_type_id, attempt_type_id, work_unit_id, work_group_id, status_id,
     summary_status_id, created_at, created_by, last_modified, last_modified_by)
   select p.id + c.shift, p.project_id + c.shift, p.plan_type_id, p.attempt_type_id, p.work_unit_id,
     p.work_group_id, p.status_id, p.summary_status_id, p.created_at, p.created_by, p.last_modified,
     p.last_modified_by
   from project_copy c join plan p on p.project_id = c.original`,
  `insert into plan_summary_status_stamp (plan_id, status_id, date)
   select s.plan_id + c.shift, s.status_id, s.date
   from project_copy c
   join plan p on p.project_id = c.original
   join plan_summary_status_stamp s on s.plan_id = p.id`,
  `insert into phenotyping_attempt (plan_id, phenotyping_external_ref, strain_id)
   select a.plan_id + c.shift, a.phenotyping_external_ref || '-S' || c.original + c.shift, a.strain_id
   from project_copy c
   join plan p on p.project_id = c.original
   join phenotyping_attempt a on a.plan_id = p.id`,
  `insert into outcome (id, outcome_type_id, plan_id)
   select o.id + c.shift, o.outcome_type_id, o.plan_id + c.shift
   from project_copy c join plan p on p.project_id = c.original join outcome o on o.plan_id = p.id`,
  `insert into colony (outcome_id, name, strain_id, status_id)
   select k.outcome_id + c.shift, k.name || '-S' || c.original + c.shift, k.strain_id, k.status_id
   from project_copy c
   join plan p on p.project_id = c.original
   join outcome o on o.plan_id = p.id
   join colony k on k.outcome_id = o.id`,
];
