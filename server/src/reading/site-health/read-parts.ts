import { sql } from 'kysely';
import { VITALS, type PartHealth, type VitalSummary } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import { inPeriod, ofArea, type HealthFilter } from './filter.ts';
import { percentile, ratingOf } from '../../platform/metrics/vital-buckets.ts';

/** Areas that pages have run in the period, the shell first. */
export async function readAreas(db: Db, filter: HealthFilter): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    select distinct counted.area from visit_count counted where ${inPeriod(filter)}`.execute(db);
  return rows.map(({ area }) => area).sort(byArea);
}

interface PartRow {
  area: string;
  version: string;
  contract: number;
  visits: number;
  errors: number;
  last_day: string;
}

/** How each version of each area has done: areas by name, of each the newest version first. */
export async function readParts(db: Db, filter: HealthFilter): Promise<PartHealth[]> {
  const { rows } = await sql<PartRow>`
    select part.*, coalesce((
      select sum(counted.occurrences) from site_error_count counted
      join site_error error on error.fingerprint = counted.fingerprint
      where ${inPeriod(filter)} and counted.version = part.version and error.area = part.area), 0)::int as errors
    from (
      select counted.area, counted.version, max(counted.contract) as contract,
        sum(counted.visits)::int as visits, max(counted.day) as last_day
      from visit_count counted where ${inPeriod(filter)} and ${ofArea(filter, 'counted')}
      group by counted.area, counted.version) part`.execute(db);
  const vitals = await readVitals(db, filter);
  return rows
    .map(({ last_day: lastDay, ...part }) => ({ ...part, lastDay, vitals: vitals.get(partKey(part)) ?? [] }))
    .sort((one, other) => byArea(one.area, other.area) || newestFirst(one, other));
}

interface BucketRow {
  area: string;
  version: string;
  metric: string;
  upTo: number;
  samples: number;
}

async function readVitals(db: Db, filter: HealthFilter): Promise<Map<string, VitalSummary[]>> {
  const { rows } = await sql<BucketRow>`
    select counted.area, counted.version, counted.metric, counted.up_to as "upTo",
      sum(counted.samples)::int as samples
    from vital_count counted where ${inPeriod(filter)} and ${ofArea(filter, 'counted')}
    group by counted.area, counted.version, counted.metric, counted.up_to`.execute(db);
  return new Map([...groupedBy(rows, partKey)].map(([key, buckets]) => [key, summaries(buckets)]));
}

function summaries(rows: readonly BucketRow[]): VitalSummary[] {
  return VITALS.flatMap((metric) => {
    const buckets = rows.filter((row) => row.metric === metric);
    const samples = buckets.reduce((sum, bucket) => sum + bucket.samples, 0);
    if (samples === 0) return [];
    const p75 = percentile(metric, buckets, 0.75);
    return [
      {
        metric,
        samples,
        p50: percentile(metric, buckets, 0.5),
        p75,
        p95: percentile(metric, buckets, 0.95),
        rating: ratingOf(metric, p75),
      },
    ];
  });
}

const partKey = ({ area, version }: { area: string; version: string }) => `${area} ${version}`;

/** The shell is what every page runs. */
function byArea(one: string, other: string): number {
  const isShell = (area: string) => (area === 'shell' ? 0 : 1);
  return isShell(one) - isShell(other) || one.localeCompare(other);
}

function newestFirst(one: PartHealth, other: PartHealth): number {
  return other.version.localeCompare(one.version, 'en', { numeric: true });
}
