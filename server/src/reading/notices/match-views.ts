import { sql, type RawBuilder } from 'kysely';
import type { MailPace } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isSignedIn } from '../../identity/permissions/caller.ts';
import type { ServiceAccounts } from '../../identity/permissions/subject-repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { isListedFor, meets } from '../../tracker/projects/list/project-conditions.ts';
import { resolveFilters } from '../../tracker/projects/list/project-criteria.ts';
import { visibleViews } from '../../tracker/saved-views/saved-views.ts';
import { findRecipients } from '../following/followers.ts';
import { mostFrequent } from './mail-due.ts';
import { placesOfSlice, type Match } from './match-follows.ts';

/** With what the filters of views are understood. */
export type ViewData = Pick<Data, 'catalogues'>;

interface Place {
  historyId: number;
  projectId: number;
  changedBy: string;
}

interface FollowedView {
  followerId: number;
  viewId: number;
  mail: MailPace;
}

/**
 * Follows of saved views that changes of the history belong to: those of projects that the view finds for its follower, by the
 * conditions of the list, as the projects are after the change. A view that is no longer shared with its follower finds nothing.
 */
export async function matchViews(
  db: Db,
  slice: RawBuilder<unknown>,
  accounts: ServiceAccounts,
  data: ViewData,
): Promise<Match[]> {
  const followed = groupedBy(await followedViews(db), ({ followerId }) => followerId);
  if (followed.size === 0) return [];
  const places = await changedPlaces(db, slice);
  if (places.length === 0) return [];
  const matches: Match[] = [];
  for (const { followerId, reader } of await findRecipients(db, [...followed.keys()], accounts)) {
    if (!isSignedIn(reader)) continue;
    const views = followed.get(followerId) ?? [];
    matches.push(...(await matchesOf(db, { reader, views, places }, data)));
  }
  return matches;
}

interface Matching {
  reader: SignedIn;
  views: readonly FollowedView[];
  places: readonly Place[];
}

/** Nobody gets what they did themselves. */
async function matchesOf(db: Db, { reader, views, places }: Matching, data: ViewData): Promise<Match[]> {
  const queries = new Map((await visibleViews(db, reader)).map(({ id, query }) => [id, query]));
  const others = places.filter(({ changedBy }) => changedBy !== reader.email);
  const projectIds = [...new Set(others.map(({ projectId }) => projectId))];
  const found: Match[] = [];
  for (const { followerId, viewId, mail } of views) {
    const query = queries.get(viewId);
    if (query === undefined || projectIds.length === 0) continue;
    const inView = await projectsInView(db, query, { reader, projectIds }, data);
    for (const { historyId, projectId } of others)
      if (inView.has(projectId)) found.push({ followerId, historyId, mail, viewIds: [viewId] });
  }
  return found;
}

async function projectsInView(
  db: Db,
  query: string,
  { reader, projectIds }: { reader: SignedIn; projectIds: readonly number[] },
  { catalogues }: ViewData,
): Promise<ReadonlySet<number>> {
  const lists = await catalogues.read();
  try {
    const { criteria } = await resolveFilters({ db, lists }, filtersOf(query), 'exact');
    const { rows } = await sql<{ id: number }>`
      select project_index.project_id as id from project_index
      where project_index.project_id = any (${[...projectIds]}::bigint[])
        and ${isListedFor(reader)} and ${meets(criteria, reader)}`.execute(db);
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    // The list refuses such filters too: nothing is in the view.
    if (error instanceof UserError) return new Set();
    throw error;
  }
}

/** The filters of an address, each with all its values. */
export function filtersOf(query: string): Record<string, string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

async function followedViews(db: Db): Promise<FollowedView[]> {
  const { rows } = await sql<FollowedView>`
    select follower_id as "followerId", view_id as "viewId", mail from follow where view_id is not null`.execute(
    db,
  );
  return rows;
}

async function changedPlaces(db: Db, slice: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with slice as (${slice}), places as (${placesOfSlice})
    select id as "historyId", project_id as "projectId", changed_by as "changedBy"
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
