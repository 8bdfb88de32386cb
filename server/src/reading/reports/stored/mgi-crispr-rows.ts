import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { IS_CONFIRMED } from '../../production-numbers/counted-units.ts';
import { readListing } from '../listing.ts';
import { COLONIES_BY_GENE, singleGene, singleMutation } from './single-mutation.ts';

/** A guide as stored; the first base counts 1, both ends are inside. */
export interface MgiGuide {
  sequence: string | null;
  guideSequence: string | null;
  pam: string | null;
  chr: string | null;
  start: number | null;
  stop: number | null;
  strand: string | null;
  genomeBuild: string | null;
}

/** A confirmed colony with its only mutation, which has one gene. Lists are in the order of their ids. */
export interface MgiCrisprRow {
  symbol: string;
  accId: string;
  donors: { preparationType: string; vector: string | null; sequence: string | null }[];
  nucleases: { type: string | null; class: string | null }[];
  guides: MgiGuide[];
  repairMechanisms: string[];
  primers: { name: string | null; sequence: string | null }[];
  colonyName: string;
  strain: string;
  genotypingComment: string | null;
  workUnit: string;
  mutationType: string | null;
  mutationSubtype: string;
  min: string;
  sequences: { index: number; sequence: string | null; type: string | null; category: string | null }[];
  alleleSymbol: string | null;
  mgiAlleleId: string | null;
  description: string | null;
}

/**
 * Confirmed colonies of public CRISPR work whose one mutation has one gene and a type, by symbol, some at a time (api-3
 * §8.4.4).
 */
export function mgiCrisprRows(db: Db): Promise<AsyncIterable<MgiCrisprRow[]>> {
  return readListing<MgiCrisprRow>(db, {
    columns: sql`
      gene.symbol, gene.acc_id as "accId", colony.name as "colonyName", strain.name as strain,
      colony.genotyping_comment as "genotypingComment", work_unit.name as "workUnit",
      kind.type as "mutationType", kind.name as "mutationSubtype", mutation.min,
      mutation.symbol as "alleleSymbol", mutation.mgi_allele_id as "mgiAlleleId", mutation.description,
      ${ATTEMPT_LISTS}, ${MUTATION_LISTS}`,
    from: sql`colony
      join strain on strain.id = colony.strain_id
      join outcome on outcome.id = colony.outcome_id and ${IS_CONFIRMED}
      join plan on plan.id = outcome.plan_id and plan.work_group_id is not null
      join work_unit on work_unit.id = plan.work_unit_id
      join attempt_type on attempt_type.id = plan.attempt_type_id
        and attempt_type.name in ('crispr', 'crispr allele modification')
      join status on status.id = plan.status_id and status.name <> 'Plan Abandoned'
      join project on project.id = plan.project_id
      join privacy on privacy.id = project.privacy_id
      join lateral ${singleMutation('outcome.id')} single on true
      join lateral ${singleGene('single.mutation_id')} target on true
      join mutation on mutation.id = single.mutation_id
      join molecular_mutation_type kind on kind.id = mutation.molecular_mutation_type_id
      join gene on gene.id = target.gene_id`,
    where: sql`privacy.name = 'public'`,
    order: sql`gene.symbol collate "C", colony.name`,
    id: sql`colony.outcome_id`,
    among: COLONIES_BY_GENE,
  });
}

const list = (text: string) => sql.raw(`(select coalesce(json_agg(${text}), '[]')`);

const ATTEMPT_LISTS = sql`
  ${list(`json_build_object('preparationType', type.name, 'vector', vector_name, 'sequence', oligo_sequence_fasta)
    order by donor.id`)} from mutagenesis_donor donor
    join preparation_type type on type.id = donor.preparation_type_id where attempt_id = plan.id) as donors,
  ${list(`json_build_object('type', type.name, 'class', class.name) order by nuclease.id`)} from nuclease
    left join nuclease_type type on type.id = nuclease_type_id
    left join nuclease_class class on class.id = nuclease_class_id where attempt_id = plan.id) as nucleases,
  ${list(`json_build_object('sequence', sequence, 'guideSequence', guide_sequence, 'pam', pam, 'chr', chr,
    'start', start, 'stop', stop, 'strand', strand, 'genomeBuild', genome_build) order by id`)}
    from guide where attempt_id = plan.id) as guides,
  ${list(`json_build_object('name', name, 'sequence', sequence) order by id`)}
    from genotype_primer where attempt_id = plan.id) as primers`;

const MUTATION_LISTS = sql`
  ${list(`category.name order by category.id`)} from mutation_mutation_categorization chosen
    join mutation_categorization category on category.id = chosen.mutation_categorization_id
    join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
      and type.name = 'repair_mechanism'
    where chosen.mutation_id = mutation.id) as "repairMechanisms",
  ${list(`json_build_object('index', held.index, 'sequence', sequence.sequence, 'type', type.name,
    'category', category.name) order by held.index`)} from mutation_sequence held
    join sequence on sequence.id = held.sequence_id
    left join sequence_type type on type.id = sequence.sequence_type_id
    left join sequence_category category on category.id = sequence.sequence_category_id
    where held.mutation_id = mutation.id) as sequences`;
