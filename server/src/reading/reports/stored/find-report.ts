import { readDb, type ReadRequest } from '../../../identity/read-database.ts';
import type { TrackerContext } from '../../../tracker/context.ts';
import { reportLimits } from './made-report.ts';
import { newestOrMade } from './make-missing.ts';
import { newestReport } from './report-store.ts';
import { linesIn, storedText, type StoredReport } from './report-text.ts';

/** A stored report, and the lines of its text, to be read once. */
export interface FoundReport {
  report: StoredReport;
  lines: () => AsyncGenerator<string[]>;
}

/** The newest report of this name for a reader; undefined for an unknown one. One of the tracker's own that none is stored of is made. */
export async function findReport(
  context: TrackerContext,
  name: string,
  request: ReadRequest,
): Promise<FoundReport | undefined> {
  const stored = await findStoredReport(context, name, request);
  if (stored !== undefined || context.isReadOnly) return stored;
  const { db, settings } = context;
  return foundIn(db, await newestOrMade(db, name, reportLimits(settings)));
}

/** The same of those that are stored. */
export async function findStoredReport(
  context: TrackerContext,
  name: string,
  request: ReadRequest,
): Promise<FoundReport | undefined> {
  const db = await readDb(context, request);
  return foundIn(db, await newestReport(db, name));
}

function foundIn(db: TrackerContext['db'], report: StoredReport | undefined): FoundReport | undefined {
  return report && { report, lines: () => linesIn(storedText(db, report)) };
}
