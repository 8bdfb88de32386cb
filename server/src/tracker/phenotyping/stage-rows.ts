import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { selection } from '../../platform/records/columns.ts';
import { STAGE_FIELDS, TISSUE_FIELDS } from './stage-fields.ts';

/** Everything that the API returns about a phenotyping stage, with ids for what look-up lists name. */
export type StageRow = Awaited<ReturnType<typeof loadStageRows>>[number];
export type TissueRow = StageRow['tissues'][number];

type StageBuilder = ExpressionBuilder<Database, 'phenotyping_stage'>;

/** The stages of these plans, in one statement, in the order in which they were made. */
export async function loadStageRows(db: Db, planIds: readonly number[]) {
  return selectStage(db)
    .where('plan.id', '=', sql<number>`any (${[...planIds]}::bigint[])`)
    .orderBy('phenotyping_stage.id')
    .execute();
}

/** The stage of this identifier. */
export async function loadStageRow(db: Db, psn: string): Promise<StageRow | undefined> {
  return selectStage(db).where('phenotyping_stage.psn', '=', psn).executeTakeFirst();
}

function selectStage(db: Db) {
  return db
    .selectFrom('phenotyping_stage')
    .innerJoin('phenotyping_attempt', 'phenotyping_attempt.plan_id', 'phenotyping_stage.plan_id')
    .innerJoin('plan', 'plan.id', 'phenotyping_stage.plan_id')
    .select([
      'phenotyping_stage.id',
      'phenotyping_stage.psn',
      'phenotyping_stage.version',
      'phenotyping_stage.phenotyping_stage_type_id as typeId',
      'phenotyping_attempt.phenotyping_external_ref as externalRef',
      'plan.pin',
    ])
    .select(selection('phenotyping_stage', STAGE_FIELDS))
    .select((eb) => [stamps(eb).as('stamps'), tissues(eb).as('tissues')]);
}

function stamps(eb: StageBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('phenotyping_stage_status_stamp as stamp')
      .whereRef('stamp.phenotyping_stage_id', '=', 'phenotyping_stage.id')
      .select(['stamp.status_id as statusId', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function tissues(eb: StageBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('tissue_distribution as tissue')
      .whereRef('tissue.phenotyping_stage_id', '=', 'phenotyping_stage.id')
      .select('tissue.id')
      .select(selection('tissue', TISSUE_FIELDS))
      .orderBy('tissue.id'),
  );
}
