import type { Db } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Cell } from '../tsv.ts';

/** A report as it was made: to be stored as text, header first. */
export interface MadeReport {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** What limits in time reports go by. */
export interface ReportLimits {
  /** The day of the report. */
  today: Date;
  /** A project languishes whose summary status has stayed for longer. */
  languishingMonths: number;
}

/** The limits of a report that is made now. */
export function reportLimits({ languishingMonths }: Pick<Settings, 'languishingMonths'>): ReportLimits {
  return { today: new Date(), languishingMonths };
}

/** Makes a report. Stored reports are read by everybody, so they tell of public projects only. */
export type ReportMaker = (db: Db, limits: ReportLimits) => Promise<MadeReport>;
