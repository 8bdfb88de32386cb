import type { Db } from '../../db/database.ts';
import type { Subject } from '../../permissions/caller.ts';

/** Who reads a report. Its rows are about work of which the reader may see everything. */
export interface ReportReader {
  db: Db;
  caller: Subject;
  /** Of links in the report. */
  baseUrl: string;
}
