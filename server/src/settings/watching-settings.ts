import { integer, secret, yesOrNo } from './parsers.ts';
import { optional, readSetting, setting, type Environment, type ValuesOf } from './setting.ts';

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
  metrics: setting(
    'METRICS',
    false,
    yesOrNo,
    'serve metrics for Prometheus at `/metrics`, to this machine only unless there is a `METRICS_TOKEN`',
    '`0`',
  ),
  metricsToken: optional(
    'METRICS_TOKEN',
    secret(16),
    'whoever brings it as a bearer token may read the metrics, from anywhere',
    'unset: this machine only',
  ),
};

type WatchingSettings = ValuesOf<typeof WATCHING_SETTINGS>;

/** @throws StartupError naming the setting, what it must be and what it is */
export function readWatchingSettings(environment: Environment): WatchingSettings {
  return {
    visitReportPercent: readSetting(WATCHING_SETTINGS.visitReportPercent, environment),
    siteHealthDays: readSetting(WATCHING_SETTINGS.siteHealthDays, environment),
    metrics: readSetting(WATCHING_SETTINGS.metrics, environment),
    metricsToken: readSetting(WATCHING_SETTINGS.metricsToken, environment),
  };
}
