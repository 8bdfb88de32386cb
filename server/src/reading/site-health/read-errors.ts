import { sql } from 'kysely';
import {
  BROWSER_FAMILIES,
  SITE_ERROR_KINDS,
  type BrowserFamily,
  type ErrorGroup,
  type SiteErrorKind,
} from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { SiteErrorTable } from '../../platform/database/schema/site-health.ts';
import { inPeriod, ofArea, type HealthFilter } from './filter.ts';

/** One that matters and has happened lately is among so many. */
const MOST_GROUPS = 100;

interface VersionRow {
  fingerprint: string;
  version: string;
  count: number;
}

/** Failures of the period in groups of the same one, those that happened last first; and how many groups there are. */
export async function readErrors(
  db: Db,
  filter: HealthFilter,
): Promise<{ errors: ErrorGroup[]; errorGroups: number }> {
  const { rows: groups } = await sql<SiteErrorTable>`
    select error.* from site_error error
    where ${ofArea(filter, 'error')} and exists (
      select from site_error_count counted
      where counted.fingerprint = error.fingerprint and ${inPeriod(filter)})
    order by error.last_seen_at desc, error.fingerprint`.execute(db);
  const shown = groups.slice(0, MOST_GROUPS);
  const { rows: versions } = await sql<VersionRow>`
    select counted.fingerprint, counted.version, sum(counted.occurrences)::int as count
    from site_error_count counted
    where ${inPeriod(filter)} and counted.fingerprint = any (${shown.map((group) => group.fingerprint)}::text[])
    group by counted.fingerprint, counted.version
    order by max(counted.day) desc, count desc`.execute(db);
  const byFingerprint = groupedBy(versions, ({ fingerprint }) => fingerprint);
  return {
    errors: shown.map((group) => toGroup(group, byFingerprint.get(group.fingerprint) ?? [])),
    errorGroups: groups.length,
  };
}

function toGroup(row: SiteErrorTable, versions: readonly VersionRow[]): ErrorGroup {
  return {
    id: row.fingerprint,
    area: row.area,
    kind: kindOf(row.kind),
    message: row.message,
    count: versions.reduce((total, { count }) => total + count, 0),
    versions: versions.map(({ version, count }) => ({ version, count })),
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    example: {
      version: row.version,
      route: row.route,
      browser: browserOf(row.browser),
      stack: row.stack,
      runs: row.runs,
    },
  };
}

function kindOf(name: string): SiteErrorKind {
  return SITE_ERROR_KINDS.find((kind) => kind === name) ?? 'unhandled';
}

function browserOf(name: string): BrowserFamily {
  return BROWSER_FAMILIES.find((family) => family === name) ?? 'other';
}
