import { sql } from 'kysely';
import type { MeasuredVital, ReportedError, SiteReport } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countVisitor } from './visitors.ts';
import { bucketOf } from '../../platform/metrics/vital-buckets.ts';

/**
 * The most versions of areas that are counted per day, and the most different failures that are stored. Anybody may
 * report, and invented reports must not fill the database.
 */
const MOST_PARTS_A_DAY = 200;
const MOST_ERRORS = 2000;

type Counted<T> = T & { version: string };

/** What of a report was counted, with the version that it is about. */
export interface CountedReport {
  vitals: Counted<MeasuredVital>[];
  errors: Counted<ReportedError>[];
}

/**
 * Adds a report to the counts of today. Simultaneous reports, also to several servers, all count: each statement
 * increments the stored value, and locks its rows in the same order.
 *
 * @param address from which it came; only a digest of it is kept, for a day's count
 * @throws UserError for a value of an area that is not among the areas of the page
 */
export async function countReport(db: Db, report: SiteReport, address: string): Promise<CountedReport> {
  const { runs, browser } = report;
  const versions = new Map(runs.map(({ area, version }) => [area, version]));
  const vitals = withVersion(report.vitals, versions);
  const errors = withVersion(report.errors, versions);
  return db.transaction().execute(async (tx) => {
    const areas = await countVisits(tx, runs);
    await countVisitor(tx, report, { areas, address });
    const isCounted = ({ area }: { area: string }) => areas.has(area);
    const counted = { vitals: vitals.filter(isCounted), errors: errors.filter(isCounted) };
    await countVitals(tx, counted.vitals);
    const parts = runs.map(({ area, version }) => `${area} ${version}`);
    await countErrors(tx, counted.errors, { browser, parts });
    return counted;
  });
}

function withVersion<T extends { area: string }>(
  values: readonly T[],
  versions: ReadonlyMap<string, string>,
): Counted<T>[] {
  return values.map((value) => {
    const version = versions.get(value.area);
    if (version === undefined) throw new UserError(`The page does not say which ${value.area} it runs.`);
    return { ...value, version };
  });
}

/** @returns the areas whose versions are known today, be it since now */
async function countVisits(db: Db, runs: SiteReport['runs']): Promise<Set<string>> {
  const { rows } = await sql<{ area: string }>`
    insert into visit_count (day, area, version, contract, visits)
    select distinct on (part.area) current_date, part.area, part.version, part.contract, part.visits
    from unnest(
      ${runs.map(({ area }) => area)}::text[], ${runs.map(({ version }) => version)}::text[],
      ${runs.map(({ contract }) => contract)}::int[], ${runs.map(({ isNew }) => (isNew ? 1 : 0))}::int[]
    ) as part (area, version, contract, visits)
    where (select count(*) from visit_count where day = current_date) < ${MOST_PARTS_A_DAY}::int
      or exists (
        select from visit_count known
        where known.day = current_date and known.area = part.area and known.version = part.version
          and known.contract = part.contract)
    order by part.area
    on conflict (day, area, version, contract) do update set visits = visit_count.visits + excluded.visits
    returning area`.execute(db);
  return new Set(rows.map(({ area }) => area));
}

async function countVitals(db: Db, vitals: readonly Counted<MeasuredVital>[]): Promise<void> {
  if (vitals.length === 0) return;
  const bounds = vitals.map(({ metric, value }) => bucketOf(metric, value));
  await sql`
    insert into vital_count (day, area, version, metric, up_to, samples)
    select current_date, area, version, metric, up_to, count(*)
    from unnest(
      ${vitals.map(({ area }) => area)}::text[], ${vitals.map(({ version }) => version)}::text[],
      ${vitals.map(({ metric }) => metric)}::text[], ${bounds}::float8[]
    ) as measured (area, version, metric, up_to)
    group by area, version, metric, up_to
    order by area, version, metric, up_to
    on conflict (day, area, version, metric, up_to)
      do update set samples = vital_count.samples + excluded.samples`.execute(db);
}

/** The page on which failures happened. */
interface FailedPage {
  browser: string;
  parts: readonly string[];
}

async function countErrors(
  db: Db,
  errors: readonly Counted<ReportedError>[],
  page: FailedPage,
): Promise<void> {
  const byFingerprint = new Map(errors.map((error) => [fingerprintOf(error), error]));
  const inOrder = [...byFingerprint].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [fingerprint, error] of inOrder) {
    if (!(await keepExample(db, fingerprint, error, page))) continue;
    const times = errors.filter((one) => fingerprintOf(one) === fingerprint);
    const occurrences = times.reduce((total, { count }) => total + count, 0);
    await sql`
      insert into site_error_count (fingerprint, day, version, occurrences)
      values (${fingerprint}, current_date, ${error.version}, ${occurrences}::bigint)
      on conflict (fingerprint, day, version)
        do update set occurrences = site_error_count.occurrences + excluded.occurrences`.execute(db);
  }
}

/** @returns whether the limit allows it */
async function keepExample(
  db: Db,
  fingerprint: string,
  { area, kind, message, version, route, stack }: Counted<ReportedError>,
  { browser, parts }: FailedPage,
): Promise<boolean> {
  const { rows } = await sql`
    insert into site_error (
      fingerprint, area, kind, message, first_seen_at, last_seen_at, version, route, browser, stack, runs)
    select ${fingerprint}, ${area}, ${kind}, ${message}, now(), now(), ${version}, ${route}, ${browser},
      ${stack}::text[], ${[...parts]}::text[]
    where (select count(*) from site_error) < ${MOST_ERRORS}::int
      or exists (select from site_error where fingerprint = ${fingerprint})
    on conflict (fingerprint) do update set
      message = excluded.message, last_seen_at = greatest(site_error.last_seen_at, excluded.last_seen_at),
      version = excluded.version, route = excluded.route, browser = excluded.browser,
      stack = excluded.stack, runs = excluded.runs
    returning fingerprint`.execute(db);
  return rows.length > 0;
}
