import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VITALS, type MeasuredVital, type ReportedError, type Vital } from 'shared/contract';
import { readRestoreHealth } from '../backups/restore-health.ts';
import type { PoolState } from '../database/postgres/postgres-dialect.ts';
import type { ReadDatabase } from '../database/replica/read-database.ts';
import type { TaskRun } from '../schedule/repeat.ts';
import { boundsOf } from './vital-buckets.ts';

/** One finished request. */
export interface AnsweredRequest {
  method: string;
  /** The route as it is registered, `/api/plans/:pin`; never the address. */
  route: string;
  status: number;
  seconds: number;
}

/** What pages have measured and met, with the version that it is about. */
export interface ReportedPage {
  vitals: readonly (MeasuredVital & { version: string })[];
  errors: readonly (ReportedError & { version: string })[];
}

/** Counters of this process since its start, for a Prometheus that scrapes each instance separately. */
export interface Metrics {
  countRequest: (request: AnsweredRequest) => void;
  countReport: (report: ReportedPage) => void;
  countRun: (run: TaskRun) => void;
  /** All of it as Prometheus reads it, and the media type of that. */
  text: () => Promise<{ type: string; body: string }>;
  /** Measures no more. */
  close: () => void;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is measured besides the process and its requests. */
export interface Measured {
  /** Connections to PostgreSQL; the embedded database has none. */
  pool?: (() => PoolState) | undefined;
  /** Where long reads come from. */
  reads?: ReadDatabase;
  /** What the last drill of restoring wrote, where there are such. */
  restoreProofFile?: string | undefined;
}

export function openMetrics({ pool, reads, restoreProofFile }: Measured = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const runs = new Counter({
    name: 'scheduled_runs_total',
    help: 'Runs of what is done again and again, by outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const runSeconds = new Gauge({
    name: 'scheduled_run_duration_seconds',
    help: 'How long the last run took',
    labelNames: ['job'],
    registers: [registry],
  });
  const countReport = pageMetrics(registry);
  if (pool !== undefined) poolMetrics(registry, pool);
  if (reads?.standing() !== undefined) replicaMetrics(registry, reads);
  if (restoreProofFile !== undefined) restoreMetrics(registry, restoreProofFile);
  return {
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countReport,
    countRun: ({ task: job, seconds, hasFailed }) => {
      runs.inc({ job, outcome: hasFailed ? 'failed' : 'done' });
      runSeconds.set({ job }, seconds);
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    close: () => registry.clear(),
  };
}

function pageMetrics(registry: Registry): Metrics['countReport'] {
  const vitals = new Map(VITALS.map((metric) => [metric, vitalHistogram(registry, metric)]));
  const errors = new Counter({
    name: 'site_errors_total',
    help: 'Failures that pages have reported, by area of the site, version and kind',
    labelNames: ['area', 'version', 'kind'],
    registers: [registry],
  });
  return (report) => {
    for (const { metric, area, version, value } of report.vitals)
      vitals.get(metric)?.observe({ area, version }, metric === 'CLS' ? value : value / 1000);
    for (const { area, version, kind, count } of report.errors) errors.inc({ area, version, kind }, count);
  };
}

/** Prometheus counts time in seconds; layout shift has no unit. */
function vitalHistogram(registry: Registry, metric: Vital): Histogram<'area' | 'version'> {
  const isTime = metric !== 'CLS';
  return new Histogram({
    name: `web_vital_${metric.toLowerCase()}${isTime ? '_seconds' : ''}`,
    help: `${metric} of pages that people have opened, by area of the site and version`,
    labelNames: ['area', 'version'],
    buckets: boundsOf(metric).map((bound) => (isTime ? bound / 1000 : bound)),
    registers: [registry],
  });
}

function poolMetrics(registry: Registry, pool: () => PoolState): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function replicaMetrics(registry: Registry, reads: ReadDatabase): void {
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How old what the replica shows may be',
    registers: [registry],
    collect() {
      this.set(reads.standing()?.secondsBehind ?? Infinity);
    },
  });
  new Gauge({
    name: 'database_replica_lag_bytes',
    help: 'How much of the log the replica has not replayed',
    registers: [registry],
    collect() {
      this.set(reads.standing()?.bytesBehind ?? Infinity);
    },
  });
  new Gauge({
    name: 'database_replica_serving',
    help: '1: reads go to the replica; 0: it is away or too far behind, and the primary serves',
    registers: [registry],
    collect() {
      this.set(reads.standing()?.state === 'serving' ? 1 : 0);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Statements of reports, exports, site health and visitors, by the database that they ran on',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(reads.counts())) this.inc({ source }, count);
    },
  });
}

function restoreMetrics(registry: Registry, file: string): void {
  new Gauge({
    name: 'backup_restore_proven_timestamp_seconds',
    help: 'When a backup was last restored and verified, in seconds since 1970; 0: never',
    registers: [registry],
    async collect() {
      const { proven } = (await readRestoreHealth(file)) ?? {};
      this.set(proven === undefined ? 0 : Date.parse(proven.at) / 1000);
    },
  });
  new Gauge({
    name: 'backup_restore_failed',
    help: '1: the last attempt to restore a backup failed',
    registers: [registry],
    async collect() {
      const { failedAt } = (await readRestoreHealth(file)) ?? {};
      this.set(failedAt === undefined ? 0 : 1);
    },
  });
}
