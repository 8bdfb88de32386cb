import type { Db } from '../../../platform/database/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { TsvFile } from '../tsv.ts';

/** A report as it is made, rows as they are read: to be stored as text, header first. */
export type MadeReport = Required<Pick<TsvFile, 'header' | 'rows'>>;

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

/** Makes a report. Everybody may read stored reports, so they contain public projects only. */
export type ReportMaker = (db: Db, limits: ReportLimits) => Promise<MadeReport>;
