import { sql, type RawBuilder } from 'kysely';
import type { MailPace } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { mostFrequent } from './mail-due.ts';

/** A change that a follower wanted to hear of, without regard to what they may read. */
export interface Match {
  followerId: number;
  historyId: number;
  /** The most frequent of the follows that it belongs to. */
  mail: MailPace;
  /** The followed views that it belongs to. */
  viewIds: readonly number[];
}

/**
 * Follows that changes of the history belong to, in the order of the feed. A change belongs to the gene, project and work
 * units of its project; of a mutation those of all outcomes that carry it. Nobody gets what they did themselves, nor what was done
 * before they followed.
 *
 * @param slice of the table `history`
 * @param which condition on the table `follow`
 */
export async function matchFollows(
  db: Db,
  slice: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<Match[]> {
  const { rows } = await sql<{ followerId: number; historyId: number; paces: MailPace[] }>`
    with slice as (${slice}), places as (${placesOfSlice})
    select matched.follower_id as "followerId", places.id as "historyId", array_agg(distinct matched.mail) as paces
    from places
    join project_index on project_index.project_id = places.project_id
    cross join lateral (
      select * from follow where follow.gene_id = any (project_index.gene_ids)
      union all
      select * from follow where follow.project_id = places.project_id
      union all
      select * from follow where follow.work_unit_id = any (project_index.work_unit_ids)) matched
    join follow on follow.id = matched.id
    join follower on follower.id = matched.follower_id
    left join person on person.id = follower.person_id
    where matched.confirmed_at is not null and matched.created_at::timestamp <= places.date and ${which}
      and (follower.person_id is null or person.is_active and person.email <> places.changed_by)
    group by matched.follower_id, places.id, places.position
    order by places.position, matched.follower_id`.execute(db);
  return rows.map(({ paces, ...match }) => ({ ...match, mail: mostFrequent(paces), viewIds: [] }));
}

/** The projects that the changes of a slice are in. */
export const placesOfSlice = sql`
  select slice.id, slice.position, slice.date, slice.changed_by, slice.entity_id as project_id
  from slice where slice.entity_name = 'Project'
  union
  select slice.id, slice.position, slice.date, slice.changed_by, plan.project_id
  from slice
  join lateral (
    select slice.entity_id as plan_id where slice.entity_name = 'Plan'
    union all
    select outcome.plan_id from outcome where slice.entity_name = 'Outcome' and outcome.id = slice.entity_id
    union all
    select stage.plan_id from phenotyping_stage stage
    where slice.entity_name = 'PhenotypingStage' and stage.id = slice.entity_id
    union all
    select outcome.plan_id from mutation_outcome link join outcome on outcome.id = link.outcome_id
    where slice.entity_name = 'Mutation' and link.mutation_id = slice.entity_id
    union all
    select owner.plan_id from mutation_owner owner
    where slice.entity_name = 'Mutation' and owner.mutation_id = slice.entity_id) concerned on true
  join plan on plan.id = concerned.plan_id`;
