import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { NOT_COUNTED_GROUP } from '../../production-numbers/counted-units.ts';
import { mapPieces, readListing } from '../listing.ts';
import type { MadeReport } from './made-report.ts';
import { COLONIES_BY_GENE, singleGene, singleMutation, singleStart } from './single-mutation.ts';

const HEADER = [
  ...['Gene Symbol', 'MGI Gene Accession ID', 'Production Plan Colony Name'],
  ...['Production Plan Colony Background Strain', 'Production Work Unit', 'Production Mutation Symbol'],
  ...['ES Cell Allele Symbol', 'ES Cell Name', 'ES Cell Allele Accession ID', 'ES Cell Parent'],
  ...['Modification Plan Colony Name', 'Excision Type', 'Tat Cre', 'Deleter Strain'],
  ...['Modification Plan Colony Background Strain', 'Modification Work Unit'],
  ...['Modification Mutation Accession ID', 'Modification Mutation Symbol', 'GenTaR Mutation Identifier'],
];

interface Row {
  /** What stands before the kind of excision. */
  before: (string | null)[];
  hasProductionMutation: boolean;
  escAlleleClass: string | null;
  after: (string | null)[];
}

/** What recombination made of an ES cell allele, by the class of the result. */
const EXCISIONS = new Map([
  ['b', 'cre'],
  ['c', 'flp'],
  ['d', 'flp-cre'],
  ['e.1', 'cre'],
  ['.1', 'cre'],
  ['.2', 'flp'],
]);

/** The kind of excision; `null` is written where the result has no class (api-3 §8.4.6). */
export function excisionType(escAlleleClass: string | null, hasProductionMutation: boolean): string {
  if (!hasProductionMutation) return '';
  return escAlleleClass === null ? 'null' : (EXCISIONS.get(escAlleleClass) ?? '');
}

/** Modified ES cell alleles for MGI (api-3 §8.4.6). */
export async function mgiModification(db: Db): Promise<MadeReport> {
  const rows = await readListing<Row>(db, {
    columns: sql`
      json_build_array(gene.symbol, gene.acc_id, first_colony.name, first_strain.name, first_unit.name,
        first_mutation.symbol, clone_mutation.mgi_allele_symbol_superscript, clone.name,
        clone_mutation.mgi_allele_accession_id, clone.parental_cell_line, colony.name) as before,
      first_mutation.id is not null as "hasProductionMutation",
      (select category.name from mutation_mutation_categorization chosen
        join mutation_categorization category on category.id = chosen.mutation_categorization_id
        join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
          and type.name = 'esc_allele_class'
        where chosen.mutation_id = mutation.id order by category.id limit 1) as "escAlleleClass",
      json_build_array(coalesce(attempt.tat_cre::text, 'null'), deleter.name, strain.name, unit.name,
        mutation.mgi_allele_id, mutation.symbol, first_mutation.min) as after`,
    from: sql`colony
    join strain on strain.id = colony.strain_id
    join outcome on outcome.id = colony.outcome_id
    join plan on plan.id = outcome.plan_id and plan.work_group_id is not null
    join work_unit unit on unit.id = plan.work_unit_id
    join attempt_type type on type.id = plan.attempt_type_id and type.name = 'es cell allele modification'
    join status on status.id = plan.status_id and status.name <> 'Plan Abandoned'
    join project on project.id = plan.project_id
    join privacy on privacy.id = project.privacy_id
    left join es_cell_allele_modification_attempt attempt on attempt.plan_id = plan.id
    left join strain deleter on deleter.id = attempt.deleter_strain_id
    join lateral ${singleStart('plan.id')} start on true
    join colony first_colony on first_colony.outcome_id = start.outcome_id
    join strain first_strain on first_strain.id = first_colony.strain_id
    join outcome first_outcome on first_outcome.id = first_colony.outcome_id
    join plan first_plan on first_plan.id = first_outcome.plan_id
    join work_unit first_unit on first_unit.id = first_plan.work_unit_id
    join work_group first_group on first_group.id = first_plan.work_group_id
      and first_group.name <> ${sql.lit(NOT_COUNTED_GROUP)}
    join project first_project on first_project.id = first_plan.project_id
      and not coalesce(first_project.es_cell_qc_only, false)
    join privacy first_privacy on first_privacy.id = first_project.privacy_id and first_privacy.name = 'public'
    join es_cell_attempt first_attempt on first_attempt.plan_id = first_plan.id
    join targ_rep_es_cell clone on clone.id = first_attempt.targ_rep_es_cell_id
    left join targ_rep_es_cell_mutation clone_mutation on clone_mutation.es_cell_id = clone.id
    left join lateral ${singleMutation('first_outcome.id')} first_single on true
    left join mutation first_mutation on first_mutation.id = first_single.mutation_id
    join lateral ${singleMutation('outcome.id')} single on true
    join lateral ${singleGene('single.mutation_id')} target on true
    join mutation on mutation.id = single.mutation_id
    join gene on gene.id = target.gene_id`,
    where: sql`privacy.name = 'public'`,
    order: sql`gene.symbol collate "C", colony.name`,
    id: sql`colony.outcome_id`,
    among: sql`${COLONIES_BY_GENE}
      join outcome on outcome.id = colony.outcome_id
      join plan on plan.id = outcome.plan_id
      join attempt_type type on type.id = plan.attempt_type_id and type.name = 'es cell allele modification'`,
  });
  return {
    header: HEADER,
    rows: mapPieces(rows, ({ before, hasProductionMutation, escAlleleClass, after }) => [
      ...before,
      excisionType(escAlleleClass, hasProductionMutation),
      ...after,
    ]),
  };
}
