import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

type AttemptBuilder = ExpressionBuilder<Database, 'crispr_attempt'>;

/** The CRISPR attempt of the plan at hand with its lists, as JSON. */
export function crisprAttemptOfPlan(eb: ExpressionBuilder<Database, 'plan'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('crispr_attempt')
      .whereRef('crispr_attempt.plan_id', '=', 'plan.id')
      .select([
        'crispr_attempt.imits_mi_attempt as imitsMiAttemptId',
        'crispr_attempt.mi_date as miDate',
        'crispr_attempt.mi_external_ref as attemptExternalRef',
        'crispr_attempt.experimental',
        'crispr_attempt.comment',
        'crispr_attempt.mutagenesis_external_ref as mutagenesisExternalRef',
        'crispr_attempt.embryo_transfer_day as embryoTransferDay',
        'crispr_attempt.total_transferred as totalTransferred',
        'crispr_attempt.total_embryos_injected as totalEmbryosInjected',
        'crispr_attempt.total_embryos_survived as totalEmbryosSurvived',
        'crispr_attempt.embryo_2_cell as embryo2Cell',
        'crispr_attempt.strain_id as strainInjectedId',
      ])
      .select((attempt) => [
        nucleases(attempt).as('nucleases'),
        guides(attempt).as('guides'),
        mutagenesisDonors(attempt).as('mutagenesisDonors'),
        reagents(attempt).as('reagents'),
        genotypePrimers(attempt).as('genotypePrimers'),
        assay(attempt).as('assay'),
      ]),
  );
}

function nucleases(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('nuclease')
      .whereRef('nuclease.attempt_id', '=', 'crispr_attempt.plan_id')
      .select(['id', 'nuclease_type_id as typeId', 'nuclease_class_id as classId', 'concentration'])
      .orderBy('id'),
  );
}

function guides(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('guide')
      .whereRef('guide.attempt_id', '=', 'crispr_attempt.plan_id')
      .select([
        'id',
        'gid',
        'imported',
        'sequence',
        'guide_sequence as guideSequence',
        'pam',
        'chr',
        'start',
        'stop',
        'strand',
        'genome_build as genomeBuild',
        'grna_concentration as grnaConcentration',
        'truncated_guide as truncatedGuide',
        'reversed',
        'sanger_service as sangerService',
        'guide_format_id as formatId',
        'guide_source_id as sourceId',
      ])
      .orderBy('id'),
  );
}

function mutagenesisDonors(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutagenesis_donor')
      .whereRef('mutagenesis_donor.attempt_id', '=', 'crispr_attempt.plan_id')
      .select([
        'id',
        'vector_name as vectorName',
        'oligo_sequence_fasta as oligoSequenceFasta',
        'concentration',
        'preparation_type_id as preparationTypeId',
      ])
      .orderBy('id'),
  );
}

function reagents(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('crispr_attempt_reagent')
      .whereRef('crispr_attempt_reagent.attempt_id', '=', 'crispr_attempt.plan_id')
      .select(['id', 'reagent_id as reagentId', 'concentration'])
      .orderBy('id'),
  );
}

function genotypePrimers(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('genotype_primer')
      .whereRef('genotype_primer.attempt_id', '=', 'crispr_attempt.plan_id')
      .select([
        'id',
        'name',
        'sequence',
        'genomic_start_coordinate as genomicStartCoordinate',
        'genomic_end_coordinate as genomicEndCoordinate',
      ])
      .orderBy('id'),
  );
}

function assay(eb: AttemptBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('assay')
      .whereRef('assay.attempt_id', '=', 'crispr_attempt.plan_id')
      .select([
        'assay_type_id as typeId',
        'num_founder_pups as numFounderPups',
        'num_founder_selected_for_breeding as numFounderSelectedForBreeding',
        'founder_num_assays as founderNumAssays',
        'num_g0_where_mutation_detected as numG0WhereMutationDetected',
        'num_nhej_g0_mutants as numNhejG0Mutants',
        'num_deletion_g0_mutants as numDeletionG0Mutants',
        'num_hr_g0_mutants as numHrG0Mutants',
        'num_hdr_g0_mutants as numHdrG0Mutants',
        'num_hdr_g0_mutants_all_donors_inserted as numHdrG0MutantsAllDonorsInserted',
        'num_hdr_g0_mutants_subset_donors_inserted as numHdrG0MutantsSubsetDonorsInserted',
      ]),
  );
}
