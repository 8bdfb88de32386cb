import { sql, type ExpressionBuilder, type NotNull } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { selection } from '../../platform/records/columns.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './colonies/colony-fields.ts';
import { PROPERTY_FIELDS, SPECIMEN_FIELDS } from './specimens/specimen-fields.ts';

/** Everything that the API returns about an outcome, with ids for what look-up lists name. */
export type OutcomeRow = Awaited<ReturnType<typeof loadOutcomeRows>>[number];
export type ColonyRow = NonNullable<OutcomeRow['colony']>;
export type SpecimenRow = NonNullable<OutcomeRow['specimen']>;

type OutcomeBuilder = ExpressionBuilder<Database, 'outcome' | 'plan'>;
type ColonyBuilder = ExpressionBuilder<Database, 'colony'>;
type SpecimenBuilder = ExpressionBuilder<Database, 'specimen'>;

/** The outcomes of these plans, in one statement, in order of their identifiers. */
export async function loadOutcomeRows(db: Db, planIds: readonly number[]) {
  if (planIds.length === 0) return [];
  return selectOutcome(db)
    .where('outcome.plan_id', '=', sql<number>`any (${[...planIds]}::bigint[])`)
    .orderBy('outcome.id')
    .execute();
}

/** The outcome of this identifier. */
export async function loadOutcomeRow(db: Db, tpo: string): Promise<OutcomeRow | undefined> {
  return selectOutcome(db).where('outcome.tpo', '=', tpo).executeTakeFirst();
}

function selectOutcome(db: Db) {
  return db
    .selectFrom('outcome')
    .innerJoin('plan', 'plan.id', 'outcome.plan_id')
    .select([
      'outcome.id',
      'outcome.tpo',
      'outcome.version',
      'outcome.outcome_type_id as outcomeTypeId',
      'plan.id as planId',
      'plan.pin',
      'plan.attempt_type_id as attemptTypeId',
    ])
    .select((eb) => [
      colony(eb).as('colony'),
      specimen(eb).as('specimen'),
      mutations(eb).as('mutations'),
      plansStartingHere(eb).as('plansStartingHere'),
    ]);
}

function colony(eb: OutcomeBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('colony')
      .whereRef('colony.outcome_id', '=', 'outcome.id')
      .select(selection('colony', COLONY_FIELDS))
      .select((inner) => [colonyStamps(inner).as('stamps'), products(inner).as('products')]),
  );
}

function colonyStamps(eb: ColonyBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('colony_status_stamp as stamp')
      .whereRef('stamp.colony_id', '=', 'colony.outcome_id')
      .select(['stamp.status_id as statusId', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function products(eb: ColonyBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('distribution_product as product')
      .whereRef('product.colony_id', '=', 'colony.outcome_id')
      .select('product.id')
      .select(selection('product', PRODUCT_FIELDS))
      // Both are there wherever a product is one of a colony (migration 0006).
      .$narrowType<{ centreId: NotNull; typeId: NotNull }>()
      .orderBy('product.id'),
  );
}

function specimen(eb: OutcomeBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('specimen')
      .whereRef('specimen.outcome_id', '=', 'outcome.id')
      .select(selection('specimen', SPECIMEN_FIELDS))
      .select((inner) => [specimenStamps(inner).as('stamps'), properties(inner).as('properties')]),
  );
}

function specimenStamps(eb: SpecimenBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('specimen_status_stamp as stamp')
      .whereRef('stamp.specimen_id', '=', 'specimen.outcome_id')
      .select(['stamp.status_id as statusId', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function properties(eb: SpecimenBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('specimen_property as property')
      .whereRef('property.specimen_id', '=', 'specimen.outcome_id')
      .select('property.id')
      .select(selection('property', PROPERTY_FIELDS))
      .orderBy('property.id'),
  );
}

/** Of each mutation what its outcome needs: a link, and what confirming a genotype requires. */
function mutations(eb: OutcomeBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutation_outcome as link')
      .innerJoin('mutation', 'mutation.id', 'link.mutation_id')
      .whereRef('link.outcome_id', '=', 'outcome.id')
      .select(['mutation.id', 'mutation.min', 'mutation.symbol'])
      .select(
        sql<number[]>`array(
          select sequence.sequence_category_id from mutation_sequence part
          join sequence on sequence.id = part.sequence_id
          where part.mutation_id = mutation.id)`.as('sequenceCategoryIds'),
      )
      .orderBy('mutation.id'),
  );
}

/** Plans of which the outcome is the starting point. */
function plansStartingHere(eb: OutcomeBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan_starting_point as start')
      .innerJoin('plan as dependant', 'dependant.id', 'start.plan_id')
      .whereRef('start.outcome_id', '=', 'outcome.id')
      .select('dependant.status_id as statusId')
      .orderBy('dependant.id'),
  );
}
