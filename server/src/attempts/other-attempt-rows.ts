/** The attempts of few columns, each as JSON of the plan at hand. */
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

type PlanBuilder = ExpressionBuilder<Database, 'plan'>;

export function esCellAlleleModificationOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('es_cell_allele_modification_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select([
        'attempt.modification_external_ref as modificationExternalRef',
        'attempt.number_of_cre_matings_successful as numberOfCreMatingsSuccessful',
        'attempt.tat_cre as tatCre',
        'attempt.deleter_strain_id as deleterStrainId',
        'attempt.imits_mouse_allele_mod as imitsMouseAlleleModId',
        'attempt.targ_rep_allele as imitsTargRepAlleleId',
      ]),
  );
}

export function crisprAlleleModificationOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('crispr_allele_modification_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select([
        'attempt.modification_external_ref as modificationExternalRef',
        'attempt.number_of_cre_matings_successful as numberOfCreMatingsSuccessful',
        'attempt.tat_cre as tatCre',
        'attempt.deleter_strain_id as deleterStrainId',
        sql<null>`null`.as('imitsMouseAlleleModId'),
        sql<null>`null`.as('imitsTargRepAlleleId'),
      ]),
  );
}

export function breedingAttemptOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('breeding_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select([
        'attempt.number_of_cre_matings_started as numberOfCreMatingsStarted',
        'attempt.number_of_cre_matings_successful as numberOfCreMatingsSuccessful',
        'attempt.cre_excision as creExcision',
        'attempt.tat_cre as tatCre',
        'attempt.deleter_strain_id as deleterStrainId',
      ]),
  );
}

/** With its stages, in order of their ids. */
export function phenotypingAttemptOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('phenotyping_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select([
        'attempt.phenotyping_external_ref as phenotypingExternalRef',
        'attempt.strain_id as backgroundStrainId',
        'attempt.do_not_count_towards_completeness as doNotCountTowardsCompleteness',
        'attempt.cohort_work_unit_id as cohortWorkUnitId',
        'attempt.imits_phenotype_attempt as imitsPhenotypeAttemptId',
        'attempt.imits_phenotyping_production as imitsPhenotypingProductionId',
        'attempt.imits_parent_colony as imitsParentColonyId',
      ])
      .select((attempt) =>
        jsonArrayFrom(
          attempt
            .selectFrom('phenotyping_stage as stage')
            .whereRef('stage.plan_id', '=', 'attempt.plan_id')
            .select([
              'stage.id',
              'stage.psn',
              'stage.phenotyping_stage_type_id as typeId',
              'stage.status_id as statusId',
            ])
            .orderBy('stage.id'),
        ).as('stages'),
      ),
  );
}
