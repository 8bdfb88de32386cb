import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../identity/reader.ts';

/** Who reads a report. Its rows are about work of which the reader may see everything. */
export interface ReportReader extends Reader {
  db: Db;
}
