import { sql, type RawBuilder } from 'kysely';
import type { FeedChange } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isMutationReadableBy } from '../../identity/permissions/mutation-visibility.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { authorFor } from '../../platform/history/author.ts';

/** Records of the history with where they belong, as far as somebody may read them: `from` and `where` of a query. */
export function readableSlice(caller: Subject): RawBuilder<unknown> {
  return sql`
    slice
    left join outcome on slice.entity_name = 'Outcome' and outcome.id = slice.entity_id
    left join phenotyping_stage stage on slice.entity_name = 'PhenotypingStage' and stage.id = slice.entity_id
    left join mutation on slice.entity_name = 'Mutation' and mutation.id = slice.entity_id
    left join lateral (${placeOfMutation(caller)}) place on mutation.id is not null
    left join plan on plan.id = case slice.entity_name when 'Plan' then slice.entity_id
      else coalesce(outcome.plan_id, stage.plan_id, place.plan_id) end
    join project_index on project_index.project_id =
      case slice.entity_name when 'Project' then slice.entity_id else plan.project_id end
    where case slice.entity_name
      when 'Project' then ${isFullyVisibleTo(caller)}
      when 'Mutation' then not place.is_linked or ${isMutationReadableBy(caller)}
      else ${isPlanReadableBy(caller)} end`;
}

/** The columns of a change in the feed, of `readableSlice`; its first fields, or all of them. */
export function changeColumns(mostDetails?: number): RawBuilder<unknown> {
  const most = mostDetails === undefined ? sql`` : sql`limit ${sql.lit(mostDetails)}`;
  return sql`
    slice.position::text as position, slice.date, slice.changed_by as "user", slice.entity_name as "entityName",
    slice.comment, project_index.tpn,
    array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols",
    plan.pin, coalesce(outcome.tpo, place.tpo) as tpo, mutation.min, stage.psn,
    coalesce((
      select json_agg(json_build_object(
        'field', field, 'oldValue', old_value, 'newValue', new_value, 'note', note) order by id)
      from (select * from history_detail where history_id = slice.id order by id ${most}) detail), '[]') as details`;
}

/** A change with what else a person is shown of it. */
export interface NoticedChange extends FeedChange {
  historyId: number;
  planTypeName: string | null;
}

/** Of a change so many fields are named in words. */
const NAMED_FIELDS = 12;

/** Those of these records of the history that somebody may read now, in the order of the feed. */
export async function readableChanges(
  db: Db,
  caller: Subject,
  historyIds: readonly number[],
): Promise<NoticedChange[]> {
  const { rows } = await sql<NoticedChange>`
    with slice as (select * from history where id = any (${historyIds}::bigint[]))
    select ${changeColumns(NAMED_FIELDS)}, slice.id as "historyId",
      (select name from plan_type where id = plan.plan_type_id) as "planTypeName"
    from ${readableSlice(caller)}
    order by slice.position`.execute(db);
  return rows.map((row) => ({ ...row, user: authorFor(caller, row.user) }));
}

/** The same, the ids alone. */
export async function readableIds(
  db: Db,
  caller: Subject,
  historyIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with slice as (select * from history where id = any (${historyIds}::bigint[]))
    select slice.id from ${readableSlice(caller)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Where a mutation is, of the places that the caller may read: the first outcome that carries it, or without any the plan that
 * it was made for. No row where there is none, and then the change is not shown (ADR 20).
 */
function placeOfMutation(caller: Subject): RawBuilder<unknown> {
  return sql`
    select plan.id as plan_id, carrier.tpo, carrier.tpo is not null as is_linked
    from (
      select outcome.plan_id, outcome.tpo, outcome.id as place
      from mutation_outcome link join outcome on outcome.id = link.outcome_id
      where link.mutation_id = mutation.id
      union all
      select owner.plan_id, null, null
      from mutation_owner owner
      where owner.mutation_id = mutation.id
        and not exists (select from mutation_outcome link where link.mutation_id = mutation.id)) carrier
    join plan on plan.id = carrier.plan_id
    join project_index on project_index.project_id = plan.project_id
    where ${isPlanReadableBy(caller)}
    order by carrier.place limit 1`;
}
