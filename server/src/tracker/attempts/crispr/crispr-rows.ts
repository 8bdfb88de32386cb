import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/database/schema.ts';
import { selection } from '../../../platform/records/columns.ts';
import {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  GUIDE_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './crispr-fields.ts';

type AttemptBuilder = ExpressionBuilder<Database, 'crispr_attempt'>;

/** The CRISPR attempt of the plan at hand with its lists, as JSON. */
export function crisprAttemptOfPlan(eb: ExpressionBuilder<Database, 'plan'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('crispr_attempt')
      .whereRef('crispr_attempt.plan_id', '=', 'plan.id')
      .select(selection('crispr_attempt', CRISPR_FIELDS))
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
      .select('nuclease.id')
      .select(selection('nuclease', NUCLEASE_FIELDS))
      .orderBy('nuclease.id'),
  );
}

function guides(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('guide')
      .whereRef('guide.attempt_id', '=', 'crispr_attempt.plan_id')
      .select('guide.id')
      .select(selection('guide', GUIDE_FIELDS))
      .orderBy('guide.id'),
  );
}

function mutagenesisDonors(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutagenesis_donor')
      .whereRef('mutagenesis_donor.attempt_id', '=', 'crispr_attempt.plan_id')
      .select('mutagenesis_donor.id')
      .select(selection('mutagenesis_donor', DONOR_FIELDS))
      .orderBy('mutagenesis_donor.id'),
  );
}

function reagents(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('crispr_attempt_reagent')
      .whereRef('crispr_attempt_reagent.attempt_id', '=', 'crispr_attempt.plan_id')
      .select('crispr_attempt_reagent.id')
      .select(selection('crispr_attempt_reagent', REAGENT_FIELDS))
      .orderBy('crispr_attempt_reagent.id'),
  );
}

function genotypePrimers(eb: AttemptBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('genotype_primer')
      .whereRef('genotype_primer.attempt_id', '=', 'crispr_attempt.plan_id')
      .select('genotype_primer.id')
      .select(selection('genotype_primer', PRIMER_FIELDS))
      .orderBy('genotype_primer.id'),
  );
}

function assay(eb: AttemptBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('assay')
      .whereRef('assay.attempt_id', '=', 'crispr_attempt.plan_id')
      .select(selection('assay', ASSAY_FIELDS)),
  );
}
