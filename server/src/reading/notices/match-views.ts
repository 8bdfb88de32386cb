import { sql, type RawBuilder } from 'kysely';
import type { MailPace } from 'shared/contract';
import { isSignedIn, readingRights, type SignedIn } from '../../identity/permissions/caller.ts';
import type { ServiceAccounts } from '../../identity/permissions/subject-repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import { isOfValues, sqlErrorFacts } from '../../platform/database/sql-error.ts';
import { inSavepoint } from '../../platform/database/statements/in-savepoint.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { ApiError } from '../../platform/http/errors/errors.ts';
import { isListedFor, meets } from '../../tracker/projects/list/project-conditions.ts';
import { resolveFilters } from '../../tracker/projects/list/project-criteria.ts';
import { IS_VISIBLE_VIEW } from '../../tracker/saved-views/saved-views.ts';
import { findRecipients } from '../following/followers.ts';
import { mostFrequent } from './mail-due.ts';
import { placesOfSlice, type Match } from './match-follows.ts';

/** With what the filters of views are understood. */
export type ViewData = Pick<Data, 'catalogues'>;

interface Place {
  historyId: number;
  projectId: number;
  changedBy: string;
  /** Seconds. */
  at: number;
}

interface FollowedView {
  followerId: number;
  viewId: number;
  query: string;
  mail: MailPace;
  /** Seconds. */
  since: number;
}

/**
 * Follows of saved views that changes of the history belong to: those of projects that the view finds for its follower, by the
 * conditions of the list, as the projects are after the change. A view that is no longer shared with its follower finds nothing.
 * Nobody gets what they did themselves, nor what was done before they followed.
 */
export async function matchViews(
  db: Db,
  slice: RawBuilder<unknown>,
  accounts: ServiceAccounts,
  data: ViewData,
): Promise<Match[]> {
  const followed = await followedViews(db);
  const first = followed.reduce((earliest, { since }) => Math.min(earliest, since), Infinity);
  const places =
    followed.length === 0 ? [] : (await changedPlaces(db, slice)).filter(({ at }) => at >= first);
  if (places.length === 0) return [];
  const byFollower = groupedBy(followed, ({ followerId }) => followerId);
  const matches: Match[] = [];
  const find = viewFinder(db, [...new Set(places.map(({ projectId }) => projectId))], data);
  for (const { followerId, reader } of await findRecipients(db, [...byFollower.keys()], accounts)) {
    if (!isSignedIn(reader)) continue;
    for (const { viewId, query, mail, since } of byFollower.get(followerId) ?? []) {
      const inView = await find(query, reader);
      for (const { historyId, projectId, changedBy, at } of places)
        if (inView.has(projectId) && changedBy !== reader.email && at >= since)
          matches.push({ followerId, historyId, mail, viewIds: [viewId] });
    }
  }
  return matches;
}

type FindInView = (query: string, reader: SignedIn) => Promise<ReadonlySet<number>>;

/** Asks once for all who may read the same, of a view that a work unit shares or that many have made alike. */
function viewFinder(db: Db, projectIds: readonly number[], data: ViewData): FindInView {
  const found = new Map<string, ReadonlySet<number>>();
  return async (query, reader) => {
    const key = `${readingRights(reader)} ${query}`;
    const inView = found.get(key) ?? (await projectsInView(db, query, { reader, projectIds }, data));
    found.set(key, inView);
    return inView;
  };
}

async function projectsInView(
  db: Db,
  query: string,
  { reader, projectIds }: { reader: SignedIn; projectIds: readonly number[] },
  { catalogues }: ViewData,
): Promise<ReadonlySet<number>> {
  const lists = await catalogues.read();
  try {
    return await inSavepoint(db, async () => {
      const { criteria } = await resolveFilters({ db, lists }, filtersOf(query), 'exact');
      const { rows } = await sql<{ id: number }>`
        select project_index.project_id as id from project_index
        where project_index.project_id = any (${[...projectIds]}::bigint[])
          and ${isListedFor(reader)} and ${meets(criteria, reader)}`.execute(db);
      return new Set(rows.map(({ id }) => id));
    });
  } catch (error) {
    if (isOfFilters(error)) return new Set();
    throw error;
  }
}

/** The list refuses such filters too, itself or by the database: nothing is in the view. */
function isOfFilters(error: unknown): boolean {
  const facts = sqlErrorFacts(error);
  return error instanceof ApiError || (facts !== undefined && isOfValues(facts));
}

/** The filters of an address, each with all its values. */
export function filtersOf(query: string): Record<string, string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

async function followedViews(db: Db): Promise<FollowedView[]> {
  const { rows } = await sql<FollowedView>`
    select follow.follower_id as "followerId", view.id as "viewId", view.query, follow.mail,
      ${secondsOf(sql`follow.created_at::timestamp`)} as since
    from follow
    join follower on follower.id = follow.follower_id
    join person reader on reader.id = follower.person_id
    join saved_view view on view.id = follow.view_id
    where ${IS_VISIBLE_VIEW}`.execute(db);
  return rows;
}

function secondsOf(time: RawBuilder<unknown>): RawBuilder<number> {
  return sql`extract(epoch from ${time})::double precision`;
}

async function changedPlaces(db: Db, slice: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with slice as (${slice}), places as (${placesOfSlice})
    select id as "historyId", project_id as "projectId", changed_by as "changedBy", ${secondsOf(sql`date`)} as at
    from places where project_id is not null order by position, project_id`.execute(db);
  return rows;
}

/** One match for each follower and change, with the most frequent of their paces. */
export function mergedMatches(matches: readonly Match[]): Match[] {
  const byNotice = groupedBy(matches, ({ followerId, historyId }) => `${followerId} ${historyId}`);
  return [...byNotice.values()].flatMap((same): Match[] => {
    const [first] = same;
    if (first === undefined) return [];
    const viewIds = [...new Set(same.flatMap((match) => match.viewIds))];
    return [{ ...first, mail: mostFrequent(same.map(({ mail }) => mail)), viewIds }];
  });
}
