/** The attempts of few columns, each as JSON of the plan at hand. */
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/schema.ts';
import { selection } from '../../platform/records/columns.ts';
import {
  BREEDING_FIELDS,
  ES_CELL_MODIFICATION_FIELDS,
  MODIFICATION_FIELDS,
  PHENOTYPING_FIELDS,
} from './other-attempt-fields.ts';
import { ES_CELL_FIELDS } from './es-cell/es-cell-fields.ts';

type PlanBuilder = ExpressionBuilder<Database, 'plan'>;

export function esCellAlleleModificationOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('es_cell_allele_modification_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select(selection('attempt', ES_CELL_MODIFICATION_FIELDS)),
  );
}

export function crisprAlleleModificationOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('crispr_allele_modification_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select(selection('attempt', MODIFICATION_FIELDS))
      .select([sql<null>`null`.as('imitsMouseAlleleModId'), sql<null>`null`.as('imitsTargRepAlleleId')]),
  );
}

export function breedingAttemptOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('breeding_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select(selection('attempt', BREEDING_FIELDS)),
  );
}

/** With its stages, in order of their ids. */
export function phenotypingAttemptOfPlan(eb: PlanBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('phenotyping_attempt as attempt')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select(selection('attempt', PHENOTYPING_FIELDS))
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

/** The ES cell attempt of the plan at hand with the name of its clone, as JSON. */
export function esCellAttemptOfPlan(eb: ExpressionBuilder<Database, 'plan'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('es_cell_attempt as attempt')
      .innerJoin('targ_rep_es_cell as clone', 'clone.id', 'attempt.targ_rep_es_cell_id')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select('clone.name as esCellName')
      .select(selection('attempt', ES_CELL_FIELDS)),
  );
}
