/** How the site does for those who use it (migrations 0030, 0060, 0071). */
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
  visitor_salt: { day: LocalDate; salt: Uint8Array };
  version_visitor: {
    area: string;
    version: string;
    visitor: Uint8Array;
    is_known: boolean;
    has_failed_to_load: boolean;
    has_failed: boolean;
    last_at: Date;
  };
  served_minutes: { day: LocalDate; minutes: number; first_minute: Date; last_minute: Date };
  release_action: {
    area: string;
    version: string;
    action: string;
    reason: string;
    happened_at: Date;
  };
  site_error: SiteErrorTable;
  site_error_count: {
    fingerprint: string;
    day: LocalDate;
    version: string;
    occurrences: number;
  };
}
