import { sql } from 'kysely';
import type { HistoryDetail } from 'shared/contract';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { changeColumns, readableSlice } from '../change-feed/visible-changes.ts';

const SHOWN = 50;

/** A change as everybody may see it. */
export interface PublicChange {
  historyId: number;
  /** In universal time. */
  at: string;
  entityName: string;
  comment: string;
  tpn: string;
  pin: string | null;
  tpo: string | null;
  psn: string | null;
  planTypeName: string | null;
  details: HistoryDetail[];
}

/** The latest changes of public work on a gene, whoever asks. */
export async function latestPublicChanges(db: Db, geneId: number): Promise<PublicChange[]> {
  const { rows } = await sql<PublicChange>`
    with public_plans as (
      select plan.id, plan.project_id from project_index
      join plan on plan.project_id = project_index.project_id
      where project_index.gene_ids @> array[${geneId}]::bigint[] and ${isFullyVisibleTo(ANONYMOUS)}),
    records (entity_name, entity_id) as (
      select 'Project', project_id from project_index
      where project_index.gene_ids @> array[${geneId}]::bigint[] and ${isFullyVisibleTo(ANONYMOUS)}
      union select 'Plan', id from public_plans
      union select 'Outcome', outcome.id from outcome join public_plans on public_plans.id = outcome.plan_id
      union select 'PhenotypingStage', stage.id from phenotyping_stage stage join public_plans on public_plans.id = stage.plan_id
      union select 'Mutation', link.mutation_id from mutation_outcome link
        join outcome on outcome.id = link.outcome_id join public_plans on public_plans.id = outcome.plan_id),
    slice as (
      select history.* from records
      join history on history.entity_name = records.entity_name and history.entity_id = records.entity_id
      order by history.date desc, history.id desc limit ${sql.lit(SHOWN)})
    select ${changeColumns()}, slice.id as "historyId",
      to_char(slice.date::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select name from plan_type where id = plan.plan_type_id) as "planTypeName"
    from ${readableSlice(ANONYMOUS)}
    order by slice.date desc, slice.id desc`.execute(db);
  return rows;
}
