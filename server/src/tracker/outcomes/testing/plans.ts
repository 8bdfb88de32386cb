/** Plans for tests of outcomes: work of JAX, the work unit of the unit member. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';

/** A plan of a separate project; by default a haplo-essential one that may have outcomes. */
export interface TestOutcomePlan {
  type?: 'production' | 'phenotyping';
  attemptType?: string;
  status?: string;
  privacy?: TestProject['privacy'];
  colonies?: readonly string[];
  specimens?: number;
  /** Reference of the phenotyping attempt. */
  reference?: string;
}

/** Adds a plan and returns its identifier. */
export async function addPlanOfJax(db: Db, plan: TestOutcomePlan = {}): Promise<string> {
  const attemptType = plan.attemptType ?? 'haplo-essential crispr';
  const tpn = await addProject(db, {
    privacy: plan.privacy ?? 'public',
    intentions: [{ gene: 'Egr2' }],
    plans: [{ ...plan, attemptType, workUnit: 'JAX' }],
  });
  const { pin } = await db
    .updateTable('plan')
    .set({ status_id: statusId(plan.status ?? 'Embryos Obtained') })
    .where('project_id', '=', sql<number>`(select id from project where tpn = ${tpn})`)
    .returning('pin')
    .executeTakeFirstOrThrow();
  return pin;
}

/** The identifiers of a plan's outcomes, oldest first. */
export async function outcomesOf(db: Db, pin: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outcome')
    .innerJoin('plan', 'plan.id', 'outcome.plan_id')
    .select('outcome.tpo')
    .where('plan.pin', '=', pin)
    .orderBy('outcome.id')
    .execute();
  return rows.map(({ tpo }) => tpo);
}

/** Makes a plan start from an outcome. */
export async function startFrom(db: Db, pin: string, tpo: string): Promise<void> {
  await sql`
    insert into plan_starting_point (plan_id, outcome_id)
    select plan.id, outcome.id from plan, outcome where pin = ${pin} and tpo = ${tpo}`.execute(db);
}

/** Adds a phenotyping stage to a plan that has a phenotyping attempt. */
export async function addStage(db: Db, pin: string, typeName: string, statusName: string): Promise<void> {
  await sql`
    insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
    select plan.id, type.id, status.id from plan, phenotyping_stage_type type, status
    where pin = ${pin} and type.name = ${typeName} and status.name = ${statusName}`.execute(db);
}

/** A mutation of an outcome, with an outcome sequence where one is given. */
export interface TestMutation {
  symbol?: string;
  sequence?: string;
  categorization?: string;
}

/** Adds a mutation, to an outcome if one is named, and returns its identifier. */
export async function addMutation(db: Db, mutation: TestMutation, tpo?: string): Promise<string> {
  const { id, min } = await db
    .insertInto('mutation')
    .values({ symbol: mutation.symbol ?? null })
    .returning(['id', 'min'])
    .executeTakeFirstOrThrow();
  if (tpo !== undefined)
    await sql`insert into mutation_outcome select ${id}, id from outcome where tpo = ${tpo}`.execute(db);
  if (mutation.sequence !== undefined)
    await sql`
      with added as (
        insert into sequence (sequence, sequence_type_id, sequence_category_id)
        select ${mutation.sequence}, type.id, category.id from sequence_type type, sequence_category category
        where type.name = 'complete' and category.name = 'outcome sequence'
        returning id
      )
      insert into mutation_sequence (mutation_id, sequence_id, index) select ${id}, id, 1 from added`.execute(
      db,
    );
  if (mutation.categorization !== undefined)
    await sql`
      insert into mutation_mutation_categorization
      select ${id}, id from mutation_categorization where name = ${mutation.categorization}`.execute(db);
  return min;
}

/** Sets the status of a plan as if it had come to it long ago. */
export async function setPlanStatus(db: Db, pin: string, name: string): Promise<void> {
  await db
    .updateTable('plan')
    .set({ status_id: statusId(name) })
    .where('pin', '=', pin)
    .execute();
}

/** Sets the status of a colony as if it had come to it long ago. */
export async function setColonyStatus(db: Db, tpo: string, name: string): Promise<void> {
  await db
    .updateTable('colony')
    .set({ status_id: statusId(name) })
    .where('outcome_id', '=', sql<number>`(select id from outcome where tpo = ${tpo})`)
    .execute();
}

function statusId(name: string) {
  return sql<number>`(select id from status where name = ${name})`;
}
