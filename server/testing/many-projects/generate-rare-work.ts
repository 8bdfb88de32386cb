import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

/**
 * Adds to the copies of `generateProjects` what reports read and the demo lacks: the exons that a mutation hits, one
 * product of each colony, and a modification of each confirmed ES cell allele. All of it is synthetic, and named so.
 * After `generateReportWork`, to measure reports on a large tracker; not for one that people use.
 */
export async function generateRareWork(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of [EXONS, PRODUCTS, MODIFICATIONS, ...MODIFICATION_ROWS])
      await sql.raw(statement).execute(transaction);
    await sql`select refresh_project_index(array(select distinct project_id from modification))`.execute(
      transaction,
    );
  });
  await sql`analyze`.execute(db);
}

const COPIED_OUTCOMES = `project
  join plan on plan.project_id = project.id and project.comment like 'Synthetic copy %'
  join outcome on outcome.plan_id = plan.id`;
const idOf = (table: string, name: string) => `(select id from ${table} where name = '${name}')`;
const nextId = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** Two for each mutation, one of them of the canonical transcript. */
const EXONS = `
  insert into targeted_exon (mutation_id, exon_id, transcript, is_canonical)
  select link.mutation_id, 'Synthetic exon ' || link.mutation_id || number, 'Synthetic transcript', number = 1
  from ${COPIED_OUTCOMES}
  join mutation_outcome link on link.outcome_id = outcome.id
  cross join generate_series(1, 2) number`;

const PRODUCTS = `
  insert into distribution_product (colony_id, distribution_centre_id, product_type_id, distribution_network_id,
    start_date, distribution_identifier)
  select colony.outcome_id, plan.work_unit_id, ${idOf('product_type', 'Live mice')},
    ${idOf('distribution_network', 'EMMA')}, '2020-01-01', 'Synthetic product ' || colony.outcome_id
  from ${COPIED_OUTCOMES} join colony on colony.outcome_id = outcome.id`;

/** Which colony is modified, and the identifiers of what comes of it. */
const MODIFICATIONS = `
  create temporary table modification on commit drop as
  select plan.project_id, plan.id as origin_plan, outcome.id as origin_outcome, target.gene_id,
    ${nextId('plan')} as plan_id, ${nextId('outcome')} as outcome_id, ${nextId('mutation')} as mutation_id
  from ${COPIED_OUTCOMES}
  join colony on colony.outcome_id = outcome.id and colony.status_id = ${idOf('status', 'Genotype Confirmed')}
  cross join lateral (
    select min(gene_id) as gene_id from mutation_outcome link
    join mutation_gene on mutation_gene.mutation_id = link.mutation_id
    where link.outcome_id = outcome.id) target
  where plan.attempt_type_id = ${idOf('attempt_type', 'es cell')} and target.gene_id is not null`;

const MODIFICATION_ROWS = [
  `insert into plan (id, project_id, plan_type_id, attempt_type_id, work_unit_id, work_group_id, status_id,
     summary_status_id)
   select made.plan_id, origin.project_id, origin.plan_type_id,
     ${idOf('attempt_type', 'es cell allele modification')}, origin.work_unit_id, origin.work_group_id,
     ${idOf('status', 'Plan Created')}, ${idOf('status', 'Plan Created')}
   from modification made join plan origin on origin.id = made.origin_plan`,
  `insert into es_cell_allele_modification_attempt (plan_id, tat_cre) select plan_id, true from modification`,
  `insert into plan_starting_point (plan_id, outcome_id) select plan_id, origin_outcome from modification`,
  `insert into outcome (id, outcome_type_id, plan_id)
   select made.outcome_id, origin.outcome_type_id, made.plan_id
   from modification made join outcome origin on origin.id = made.origin_outcome`,
  `insert into colony (outcome_id, name, strain_id, status_id)
   select made.outcome_id, 'Synthetic modification of ' || origin.name, origin.strain_id, origin.status_id
   from modification made join colony origin on origin.outcome_id = made.origin_outcome`,
  `insert into mutation (id, symbol) select mutation_id, 'Synthetic<' || mutation_id || '>' from modification`,
  `insert into mutation_outcome (mutation_id, outcome_id) select mutation_id, outcome_id from modification`,
  `insert into mutation_gene (mutation_id, gene_id) select mutation_id, gene_id from modification`,
  `insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
   select made.mutation_id, category.id
   from modification made
   join mutation_categorization category on category.name = 'b'
   join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
     and type.name = 'esc_allele_class'`,
];
