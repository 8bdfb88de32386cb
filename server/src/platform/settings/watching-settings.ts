import { file, integer, secret, siteAddress } from './parsers.ts';
import { flag, optional, setting } from './setting.ts';

/** Settings of watching how the site does. */
export const WATCHING_SETTINGS = {
  visitReportPercent: setting(
    'VISIT_REPORT_PERCENT',
    100,
    integer(0, 100),
    'of a hundred pages that are opened so many report how fast they were and what went wrong in them; 0: none',
  ),
  siteHealthDays: setting(
    'SITE_HEALTH_DAYS',
    90,
    integer(7, 3650),
    'counts of these reports are kept for so many days',
  ),
  securityLogDays: setting(
    'SECURITY_LOG_DAYS',
    730,
    integer(30, 3650),
    'the log of security events goes back so many days',
  ),
  privateWebhooks: flag(
    'PRIVATE_WEBHOOKS',
    'webhooks may call plain HTTP and addresses of this network; for development and tests only',
  ),
  metrics: flag(
    'METRICS',
    'serve metrics for Prometheus at `/metrics`, to this machine only unless there is a `METRICS_TOKEN`',
  ),
  metricsToken: optional(
    'METRICS_TOKEN',
    secret(16),
    'a request with this bearer token may read the metrics, from anywhere',
    'unset: this machine only',
  ),
  restoreProofFile: optional(
    'RESTORE_PROOF_FILE',
    file,
    'where `npm run restore-drill -- --pitr` writes when a backup was last restored and verified; shown in site health and metrics',
    'unset: not shown',
  ),
  traceCollector: optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    siteAddress,
    'address of a collector of OpenTelemetry, such as `http://127.0.0.1:4318`, that receives traces: screens, requests, statements of the database and background work',
    'unset: no traces',
  ),
  tracePercent: setting(
    'TRACE_PERCENT',
    100,
    integer(0, 100),
    'of a hundred pages and requests so many are traced, where there is a collector',
  ),
};
