import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../identity/reader.ts';

/** Who reads a report. Its rows are about plans that the reader may read (ADR 21). */
export interface ReportReader extends Reader {
  db: Db;
}
