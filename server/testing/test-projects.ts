/** Projects for tests, put together through SQL. The look-up lists must be loaded (`loadCatalogues`). */
import { sql, type RawBuilder } from 'kysely';
import type { NamedTable } from '../src/platform/database/ids-by-name.ts';
import type { Db } from '../src/platform/database/database.ts';

/** An intention: mutation type, and the symbol of its gene (which must have been added), if it has one. */
export interface TestIntention {
  type?: string;
  gene?: string;
  categorizations?: readonly string[];
}

/** A plan; `colonies` and `specimens` are its outcomes. */
export interface TestPlan {
  workUnit: string;
  workGroup?: string;
  type?: 'production' | 'phenotyping';
  attemptType?: string;
  colonies?: readonly string[];
  specimens?: number;
  /** Reference of the phenotyping attempt. */
  reference?: string;
}

/** A project; options that are not given have the usual values. */
export interface TestProject {
  privacy?: 'public' | 'protected' | 'restricted';
  assignmentStatus?: string;
  summaryStatus?: string;
  comment?: string;
  imitsMiPlanId?: number;
  consortia?: readonly string[];
  intentions?: readonly TestIntention[];
  plans?: readonly TestPlan[];
}

/** Adds a project with all its parts, and returns its identifier. */
export async function addProject(db: Db, project: TestProject): Promise<string> {
  const { id, tpn } = await db
    .insertInto('project')
    .values({
      privacy_id: named('privacy', project.privacy ?? 'public'),
      assignment_status_id: named('assignment_status', project.assignmentStatus ?? 'Assigned'),
      summary_status_id: named('status', project.summaryStatus ?? 'Plan Created'),
      comment: project.comment ?? null,
      imits_mi_plan: project.imitsMiPlanId ?? null,
    })
    .returning(['id', 'tpn'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('assignment_status_stamp')
    .values({
      project_id: id,
      assignment_status_id: named('assignment_status', project.assignmentStatus ?? 'Assigned'),
      date: '2031-01-10T08:00:00.5',
    })
    .execute();
  for (const consortium of project.consortia ?? [])
    await db
      .insertInto('project_consortium')
      .values({ project_id: id, consortium_id: named('consortium', consortium) })
      .execute();
  for (const intention of project.intentions ?? []) await addIntention(db, id, intention);
  for (const plan of project.plans ?? []) await addPlan(db, id, plan);
  await sql`select refresh_project_index(array[${id}::bigint])`.execute(db);
  return tpn;
}

async function addIntention(db: Db, projectId: number, intention: TestIntention): Promise<void> {
  const { id } = await db
    .insertInto('project_intention')
    .values({
      project_id: projectId,
      molecular_mutation_type_id: named('molecular_mutation_type', intention.type ?? 'Deletion'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (intention.gene !== undefined)
    await db
      .insertInto('project_intention_gene')
      .values({
        project_intention_id: id,
        gene_id: sql`(select id from gene where symbol = ${intention.gene})`,
      })
      .execute();
  for (const categorization of intention.categorizations ?? [])
    await db
      .insertInto('project_intention_mutation_categorization')
      .values({
        project_intention_id: id,
        mutation_categorization_id: named('mutation_categorization', categorization),
      })
      .execute();
}

async function addPlan(db: Db, projectId: number, plan: TestPlan): Promise<void> {
  const type = plan.type ?? 'production';
  const attemptType = plan.attemptType ?? (type === 'production' ? 'crispr' : 'adult and embryo phenotyping');
  const { id } = await db
    .insertInto('plan')
    .values({
      project_id: projectId,
      plan_type_id: named('plan_type', type),
      attempt_type_id: named('attempt_type', attemptType),
      work_unit_id: named('work_unit', plan.workUnit),
      work_group_id: plan.workGroup === undefined ? null : named('work_group', plan.workGroup),
      status_id: named('status', 'Plan Created'),
      summary_status_id: named('status', 'Plan Created'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (plan.reference !== undefined)
    await db
      .insertInto('phenotyping_attempt')
      .values({ plan_id: id, phenotyping_external_ref: plan.reference, strain_id: anyStrain })
      .execute();
  for (const colony of plan.colonies ?? []) {
    const outcome = await addOutcome(db, id, 'Colony');
    await db
      .insertInto('colony')
      .values({
        outcome_id: outcome,
        name: colony,
        strain_id: anyStrain,
        status_id: named('status', 'Genotype In Progress'),
      })
      .execute();
  }
  for (let count = 0; count < (plan.specimens ?? 0); count++) await addOutcome(db, id, 'Specimen');
}

async function addOutcome(db: Db, planId: number, type: 'Colony' | 'Specimen'): Promise<number> {
  const { id } = await db
    .insertInto('outcome')
    .values({ plan_id: planId, outcome_type_id: named('outcome_type', type) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const anyStrain = sql<number>`(select min(id) from strain)`;

/** SQL for the id of a row of a look-up list; an insert fails where the list lacks the name. */
export function named(table: NamedTable, name: string): RawBuilder<number> {
  return sql`(select id from ${sql.table(table)} where name = ${name})`;
}
