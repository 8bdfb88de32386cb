/** How the site does for those who use it (migration 0030). */
import type { LocalDate } from './columns.ts';

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

export interface SiteHealth {
  visit_count: {
    day: LocalDate;
    area: string;
    version: string;
    contract: number;
    visits: number;
  };
  vital_count: {
    day: LocalDate;
    area: string;
    version: string;
    metric: string;
    up_to: number;
    samples: number;
  };
  site_error: SiteErrorTable;
  site_error_count: {
    fingerprint: string;
    day: LocalDate;
    version: string;
    occurrences: number;
  };
}
