/** How the site does for those who use it (migration 0030). */
import type { LocalDate } from './columns.ts';

export interface VisitCountTable {
  day: LocalDate;
  area: string;
  version: string;
  contract: number;
  visits: number;
}

export interface VitalCountTable {
  day: LocalDate;
  area: string;
  version: string;
  metric: string;
  up_to: number;
  samples: number;
}

export interface SiteErrorTable {
  fingerprint: string;
  area: string;
  kind: string;
  message: string;
  first_seen_at: Date;
  last_seen_at: Date;
  version: string;
  route: string;
  browser: string;
  stack: string[];
  runs: string[];
}

export interface SiteErrorCountTable {
  fingerprint: string;
  day: LocalDate;
  version: string;
  occurrences: number;
}

export interface SiteHealth {
  visit_count: VisitCountTable;
  vital_count: VitalCountTable;
  site_error: SiteErrorTable;
  site_error_count: SiteErrorCountTable;
}
