import { sql } from 'kysely';
import type { StatusFunnel } from 'shared/contract';
import { hasPrivacyOf, privaciesFor } from '../../identity/permissions/visibility.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { cachedByRequest } from '../../platform/cache/cached.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { oneAfterAnother } from '../../platform/pauses/one-after-another.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { standingAt, type CountAt, type StandingAt } from './standing-at.ts';
import {
  funnelAtOf,
  GROUPINGS,
  isRelatedAndMasked,
  standingNow,
  type FunnelGrouping,
  type StandingProjects,
} from './status-funnel.ts';

/** Days that are looked at again. */
const MOST_DAYS = 100;
/** How long a day is not counted again, where nothing moved that the totals of today show. */
const REMEMBERED_MS = 10 * MINUTE_MS;

/** Who asks for which day. */
export interface FunnelAtRequest {
  caller: Subject;
  by: FunnelGrouping;
  day: string;
}

/** Where projects stood when a day ended, beside where they stand now. */
export type FunnelAt = (db: Db, lists: Lists, request: FunnelAtRequest) => Promise<StatusFunnel>;

/**
 * Counts a day, and remembers it. Counted are the projects of which the caller sees everything today: what was public on the day
 * plays no role. A day is counted again once a project was hidden, or today's totals are others; days are counted one after the
 * other, since any visitor may ask for any.
 */
export function rememberedFunnelsAt(): FunnelAt {
  const inTurn = oneAfterAnother();
  const open = cachedByRequest(
    ({ by, day, ranks, version }: OpenCount) => `${by} ${day} ${ranks.join()} ${version}`,
    ({ db, by, day, ranks }) =>
      inTurn(() =>
        standingAt(db, { by, day, isCounted: sql`project_index.has_gene and ${hasPrivacyOf(ranks)}` }),
      ),
    { max: MOST_DAYS, ttlMs: REMEMBERED_MS },
  );
  return async (db, lists, { caller, by, day }) => {
    const privacies = privaciesFor(caller);
    const ranks = privacies.open;
    const ofDay = [await open.read({ db, by, day, ranks, version: await versionOf(db, by, ranks) })];
    if (privacies.masked.length > 0)
      ofDay.push(
        await inTurn(() =>
          standingAt(db, { by, day, isCounted: isRelatedAndMasked(caller, privacies.masked) }),
        ),
      );
    const now = await standingNow(db, caller, by);
    return {
      ...funnelAtOf(inWords(sumOf(ofDay), by, lists), now),
      day,
      undated: ofDay.reduce((sum, { undated }) => sum + undated, 0),
    };
  };
}

/** A count of projects whose privacy has these ranks. */
interface OpenCount {
  db: Db;
  by: FunnelGrouping;
  day: string;
  ranks: readonly number[];
  version: string;
}

/** Another text as soon as a public project was hidden, or today's totals of these privacies are others. */
async function versionOf(db: Db, by: FunnelGrouping, ranks: readonly number[]): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat((select count from projects_hidden), ' ',
      md5(string_agg(concat_ws(' ', facet, value, privacy_rank, projects), ',' order by facet, value, privacy_rank)))
      as version
    from (
      select facet, value, privacy_rank, sum(projects) as projects from project_index_total
      where facet in ('summaryStatus', ${GROUPINGS[by].facet}) and privacy_rank = any (${[...ranks]}::smallint[])
      group by facet, value, privacy_rank) total`.execute(db);
  return rows[0]?.version ?? '';
}

function sumOf(parts: readonly StandingAt[]): CountAt[] {
  const sums = new Map<string, CountAt>();
  for (const count of parts.flatMap(({ counts }) => counts)) {
    const key = `${count.groupId} ${count.statusId}`;
    const projects = count.projects + (sums.get(key)?.projects ?? 0);
    sums.set(key, { ...count, projects });
  }
  return [...sums.values()];
}

/** Counts with the names of their groups and statuses. */
function inWords(counts: readonly CountAt[], by: FunnelGrouping, lists: Lists): StandingProjects[] {
  const groups = lists[GROUPINGS[by].table];
  return counts.map(({ groupId, statusId, projects }) => {
    const status = lists.status.get(statusId);
    return {
      groupName: groups.nameOf(groupId),
      statusName: status.name,
      ordering: status.ordering,
      isAbortion: status.is_abortion_status,
      projects,
    };
  });
}
