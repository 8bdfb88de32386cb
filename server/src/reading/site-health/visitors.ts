import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteReport } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { VersionNumbers } from './error-budget.ts';

/** Of a version no more visitors are of use for a judgement, and inventions must not fill the database. */
const MOST_VISITORS = 5000;
/** Visitors count for so many days, so that a version can be compared with the one before. */
const KEPT_DAYS = 30;
/** Digests made with an older salt are nobody's. */
const SALTS_KEPT_DAYS = 2;

/**
 * Counts a report for the error budgets of the versions that it is about: a network address once for each version and day, however
 * often it reports.
 *
 * @param areas those that may be counted
 */
export async function countVisitor(
  tx: Db,
  { runs, errors }: SiteReport,
  { areas, address }: { areas: ReadonlySet<string>; address: string },
): Promise<void> {
  const parts = runs.filter(({ area }) => areas.has(area)).toSorted((a, b) => (a.area < b.area ? -1 : 1));
  const visitor = await visitorDigest(tx, address);
  const isOf = (kinds: readonly string[]) =>
    parts.map(({ area }) => errors.some((error) => error.area === area && kinds.includes(error.kind)));
  await sql`
    insert into version_visitor (area, version, visitor, is_known, has_failed_to_load, has_failed, last_at)
    select part.area, part.version, ${visitor}::bytea, exists (
        select from session where remote_address = ${address} and ended_at is null and expires_at > now()),
      part.has_failed_to_load, part.has_failed, now()
    from unnest(
      ${parts.map(({ area }) => area)}::text[], ${parts.map(({ version }) => version)}::text[],
      ${isOf(['failed-to-load'])}::boolean[], ${isOf(['render', 'unhandled'])}::boolean[]
    ) as part (area, version, has_failed_to_load, has_failed)
    where (select count(*) from version_visitor known
      where known.area = part.area and known.version = part.version) < ${MOST_VISITORS}::int
    on conflict (area, version, visitor) do update set
      is_known = version_visitor.is_known or excluded.is_known,
      has_failed_to_load = version_visitor.has_failed_to_load or excluded.has_failed_to_load,
      has_failed = version_visitor.has_failed or excluded.has_failed,
      last_at = excluded.last_at`.execute(tx);
}

/** The same for all requests of a network on one day, and of no use to find out which network it was once the day's salt is gone. */
async function visitorDigest(tx: Db, address: string): Promise<Buffer> {
  await sql`
    insert into visitor_salt (day, salt) values (current_date, ${randomBytes(16)}::bytea)
    on conflict (day) do nothing`.execute(tx);
  const { rows } = await sql<{ salt: Uint8Array }>`
    select salt from visitor_salt where day = current_date`.execute(tx);
  return createHash('sha256')
    .update(rows[0]?.salt ?? '')
    .update(networkOf(address))
    .digest()
    .subarray(0, 16);
}

interface NumbersRow {
  area: string;
  version: string;
  is_known: boolean;
  visitors: number;
  failed_to_load: number;
  failed: number;
}

const NOBODY = { all: 0, failedToLoad: 0, failed: 0 };

/** How the visitors of each version have fared, by area and version. */
export async function readNumbers(db: Db): Promise<(area: string, version: string) => VersionNumbers> {
  const { rows } = await sql<NumbersRow>`
    select area, version, is_known, count(*)::int as visitors,
      (count(*) filter (where has_failed_to_load))::int as failed_to_load,
      (count(*) filter (where has_failed))::int as failed
    from version_visitor group by area, version, is_known`.execute(db);
  return (area, version) => {
    const own = rows.filter((row) => row.area === area && row.version === version);
    const sumOf = (counted: readonly NumbersRow[]) =>
      counted.reduce(
        (sum, row) => ({
          all: sum.all + row.visitors,
          failedToLoad: sum.failedToLoad + row.failed_to_load,
          failed: sum.failed + row.failed,
        }),
        NOBODY,
      );
    return { everybody: sumOf(own), known: sumOf(own.filter((row) => row.is_known)) };
  };
}

/** Deleting twice does no harm, so every server may do it. */
export async function forgetOldVisitors(db: Db): Promise<void> {
  await sql`delete from visitor_salt where day <= current_date - ${SALTS_KEPT_DAYS}::int`.execute(db);
  await sql`
    delete from version_visitor where last_at < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(db);
}
