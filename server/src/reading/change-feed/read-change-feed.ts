import { sql, type RawBuilder } from 'kysely';
import type { ChangeFeed, FeedChange } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isMutationReadableBy } from '../../identity/permissions/mutation-visibility.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { authorFor } from '../../platform/history/author.ts';
import { publishChanges } from './publish-changes.ts';

interface Slice {
  /** Changes behind this position. */
  since: string;
  /** How many changes are examined, also those that the caller may not read. */
  limit: number;
}

/**
 * What changed since a position. `next` goes on behind the last change that was looked at, so that a reader who may read
 * none of them does not look at them again. Of people nothing is said.
 */
export async function readChangeFeed(db: Db, caller: Subject, { since, limit }: Slice): Promise<ChangeFeed> {
  await publishChanges(db);
  const slice = sql`
    select * from history where position > ${since}::bigint order by position limit ${limit}`;
  const { rows } = await sql<{ next: string; hasMore: boolean; changes: FeedChange[] }>`
    with slice as (${slice}),
    changes as (${changesOf(caller)})
    select coalesce((select max(position) from slice), ${since}::bigint)::text as next,
      coalesce((select max(position) from slice) < (select last_position from change_feed), false) as "hasMore",
      coalesce((select json_agg(to_json(changes) order by changes.position::bigint) from changes), '[]') as changes`.execute(
    db,
  );
  const [feed] = rows;
  if (feed === undefined) throw new Error('The feed was not read');
  return {
    ...feed,
    changes: feed.changes.map((change) => ({ ...change, user: authorFor(caller, change.user) })),
  };
}

/** The changes of the slice that the caller may read, each with where its record is. */
function changesOf(caller: Subject): RawBuilder<unknown> {
  return sql`
    select slice.position::text as position, slice.date, slice.changed_by as "user", slice.entity_name as "entityName",
      slice.comment, project_index.tpn,
      array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols",
      plan.pin, coalesce(outcome.tpo, place.tpo) as tpo, mutation.min, stage.psn,
      coalesce((
        select json_agg(json_build_object(
          'field', field, 'oldValue', old_value, 'newValue', new_value, 'note', note) order by id)
        from history_detail detail where detail.history_id = slice.id), '[]') as details
    from slice
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
