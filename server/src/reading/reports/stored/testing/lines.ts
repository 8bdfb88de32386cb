/** Lines of mice with what comes before and after them, for the tests of reports; put together through SQL. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { addConfirmed, type TestConfirmed } from '../../../production-numbers/testing/confirmed.ts';
import { addProject, named, type TestPlan } from '../../../../../testing/test-projects.ts';

/** Adding a line for every rule takes a while on a busy machine. */
export const ADDING_MS = 120_000;

/** Where a line is in the database: SQL for ids, by the name of its colony. */
export interface Line {
  outcome: RawBuilder<number>;
  plan: RawBuilder<number>;
  project: RawBuilder<number>;
  mutation: RawBuilder<number>;
}

export function lineOf(colony: string): Line {
  const outcome = sql<number>`(select outcome_id from colony where name = ${colony})`;
  const plan = sql<number>`(select plan_id from outcome where id = ${outcome})`;
  return {
    outcome,
    plan,
    project: sql<number>`(select project_id from plan where id = ${plan})`,
    mutation: sql<number>`(select min(mutation_id) from mutation_outcome where outcome_id = ${outcome})`,
  };
}

/** Options that are not given have the usual values of a confirmed line. */
type About = Omit<TestConfirmed, 'name' | 'dates'>;

/** A confirmed line whose mutation has one gene and a type. */
export async function addLine(db: Db, name: string, about: About = {}): Promise<void> {
  await addConfirmed(db, { name, genes: ['Aaa1'], dates: ['2031-01-01'], ...about });
  const type = named('molecular_mutation_type', 'Exon Deletion');
  await sql`update mutation set molecular_mutation_type_id = ${type} where id = ${lineOf(name).mutation}`.execute(
    db,
  );
}

/** A line that was made of an ES cell clone. */
export async function addEsCellLine(db: Db, name: string, cloneId: number, about: About = {}): Promise<void> {
  await addLine(db, name, { attemptType: 'es cell', ...about });
  await sql`insert into es_cell_attempt (plan_id, targ_rep_es_cell_id)
    values (${lineOf(name).plan}, ${cloneId})`.execute(db);
}

/** A line whose allele was modified from that of another line. */
export async function addModifiedLine(db: Db, name: string, from: string, about: About = {}): Promise<void> {
  await addLine(db, name, { attemptType: 'es cell allele modification', ...about });
  const { plan } = lineOf(name);
  await sql`insert into es_cell_allele_modification_attempt (plan_id) values (${plan})`.execute(db);
  await startFrom(db, plan, from);
}

/** Phenotyping of a line by UCD, with an early adult stage in this status; returns the plan. */
export async function addPhenotyping(
  db: Db,
  line: string,
  reference: string,
  { stage = 'Phenotyping Started', ...about }: { stage?: string; privacy?: About['privacy'] } = {},
): Promise<RawBuilder<number>> {
  const plan: TestPlan = { workUnit: 'UCD', workGroup: 'DTCC', type: 'phenotyping', reference };
  await addProject(db, { ...about, intentions: [{ gene: 'Aaa1' }], plans: [plan] });
  const id = phenotypingOf(reference);
  await startFrom(db, id, line);
  await sql`insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
    values (${id}, ${named('phenotyping_stage_type', 'early adult and embryo')}, ${named('status', stage)})`.execute(
    db,
  );
  return id;
}

/** SQL for the id of a phenotyping plan. */
export function phenotypingOf(reference: string): RawBuilder<number> {
  return sql<number>`(select plan_id from phenotyping_attempt where phenotyping_external_ref = ${reference})`;
}

/** Lets a plan start from a line. */
export async function startFrom(db: Db, plan: RawBuilder<number>, line: string): Promise<void> {
  await sql`insert into plan_starting_point (plan_id, outcome_id) values (${plan}, ${lineOf(line).outcome})`.execute(
    db,
  );
}
