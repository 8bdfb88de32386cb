import { sql, type Kysely } from 'kysely';
import { continueIdentities } from '../../src/platform/database/bulk-insert.ts';
import type { Database } from '../../src/platform/database/schema.ts';

/**
 * Gives the copies that `generateProjects` made what reports read: attempts with guides, stages, mutations and the dates of
 * statuses. Sequences are shared with the originals. To measure reports on a large tracker; not for one that people use.
 */
export async function generateReportWork(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // An identifier of a copy is that of its original, shifted: the comment names the original.
    await sql`
      create temporary table project_copy on commit drop as
      select original.id as original, copy.id - original.id as shift
      from project copy
      join project original on original.tpn = substring(copy.comment from '^Synthetic copy [0-9]+ of (TPN:[0-9]+)')
    `.execute(transaction);
    for (const [name, column, ids] of COPIED_IDS)
      await sql`
        create temporary table ${sql.table(`${name}_copy`)} on commit drop as
        select ${sql.table(name)}.${sql.ref(column)} as original, parent.shift
        from ${sql.table(`${ids}_copy`)} parent
        join ${sql.table(name)} on ${sql.table(name)}.${sql.ref(`${ids}_id`)} = parent.original`.execute(
        transaction,
      );
    for (const statement of COPY_STATEMENTS) await sql.raw(statement).execute(transaction);
    await continueIdentities(transaction, ['mutation']);
  });
  await sql`analyze`.execute(db);
}

/** Tables whose rows belong to those of another, in order: name, column of the identifier, parent. */
const COPIED_IDS = [
  ['plan', 'id', 'project'],
  ['outcome', 'id', 'plan'],
  ['mutation_outcome', 'mutation_id', 'outcome'],
] as const;

/** Copies the rows of a table that belong to copied ones; `owner` is the column that is shifted. */
function rowsOf(table: string, owner: string, copied: string, columns: string): string {
  const others = columns
    .split(', ')
    .map((column) => `source.${column}`)
    .join(', ');
  return `insert into ${table} (${owner}, ${columns})
    select source.${owner} + copy.shift, ${others}
    from ${copied}_copy copy join ${table} source on source.${owner} = copy.original`;
}

const COPY_STATEMENTS = [
  rowsOf('project_summary_status_stamp', 'project_id', 'project', 'status_id, date'),
  rowsOf('plan_status_stamp', 'plan_id', 'plan', 'status_id, date'),
  rowsOf('crispr_attempt', 'plan_id', 'plan', 'mi_date, strain_id, total_embryos_injected'),
  rowsOf(
    'guide',
    'attempt_id',
    'plan',
    'sequence, guide_sequence, pam, chr, start, stop, strand, genome_build, guide_format_id, guide_source_id',
  ),
  rowsOf('nuclease', 'attempt_id', 'plan', 'nuclease_type_id, nuclease_class_id'),
  rowsOf('es_cell_attempt', 'plan_id', 'plan', 'mi_date, targ_rep_es_cell_id'),
  rowsOf(
    'phenotyping_stage',
    'plan_id',
    'plan',
    'phenotyping_stage_type_id, status_id, phenotyping_experiments_started',
  ),
  `insert into plan_starting_point (plan_id, outcome_id)
   select source.plan_id + copy.shift, source.outcome_id + copy.shift
   from plan_copy copy join plan_starting_point source on source.plan_id = copy.original`,
  rowsOf('colony_status_stamp', 'colony_id', 'outcome', 'status_id, date'),
  rowsOf(
    'distribution_product',
    'colony_id',
    'outcome',
    'distribution_centre_id, product_type_id, distribution_network_id, start_date, end_date, distribution_identifier',
  ),
  `insert into mutation (id, symbol, mgi_allele_id, description, genetic_mutation_type_id, molecular_mutation_type_id)
   select source.id + copy.shift, source.symbol, source.mgi_allele_id, source.description,
     source.genetic_mutation_type_id, source.molecular_mutation_type_id
   from mutation_outcome_copy copy join mutation source on source.id = copy.original`,
  `insert into mutation_outcome (mutation_id, outcome_id)
   select source.mutation_id + copy.shift, source.outcome_id + copy.shift
   from outcome_copy copy join mutation_outcome source on source.outcome_id = copy.original`,
  // The gene of the copied project: copies are spread over the genome.
  `insert into mutation_gene (mutation_id, gene_id)
   select link.mutation_id, unnest(project_index.gene_ids)
   from outcome_copy copy
   join mutation_outcome link on link.outcome_id = copy.original + copy.shift
   join outcome on outcome.id = link.outcome_id
   join plan on plan.id = outcome.plan_id
   join project_index on project_index.project_id = plan.project_id`,
  rowsOf('mutation_mutation_categorization', 'mutation_id', 'mutation_outcome', 'mutation_categorization_id'),
  rowsOf('mutation_sequence', 'mutation_id', 'mutation_outcome', 'sequence_id, index'),
  rowsOf('molecular_mutation_deletion', 'mutation_id', 'mutation_outcome', 'chr, start, stop, size'),
  rowsOf('targeted_exon', 'mutation_id', 'mutation_outcome', 'exon_id, transcript, is_canonical'),
];
