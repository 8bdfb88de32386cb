/** The report of an import: stored as JSON, and shown as Markdown by `describe-report.ts`. */

/** The whole import. */
export interface ImportReport {
  /** True when nothing was stored. */
  readonly dryRun: boolean;
  /** ISO, with zone. */
  readonly startedAt: string;
  readonly finishedAt: string;
  /** One for each table of the source that has a place here, in the order of loading. */
  readonly tables: readonly TableReport[];
  /** Tables that stay in the source. */
  readonly notCarried: readonly { readonly table: string; readonly rows: number; readonly reason: string }[];
  /** Tables that the model of the existing tracker does not name. */
  readonly unknownTables: readonly { readonly table: string; readonly rows: number }[];
  /** Tables of the model that the source lacks. */
  readonly missingTables: readonly string[];
  readonly columns: readonly ColumnNote[];
  /** What the operator should know or do next. */
  readonly notes: readonly string[];
}

/** A column that was not read. */
export interface ColumnNote {
  readonly table: string;
  readonly column: string;
  readonly fate: 'not carried' | 'unknown' | 'missing';
  readonly reason: string;
}

/** What became of the rows of one table: `read` is `taken` + `matched` + `refused`. */
export interface TableReport {
  readonly source: string;
  readonly target: string;
  readonly read: number;
  /** New rows here. */
  readonly taken: number;
  /** Rows that were found here: of look-up lists, genes, people, and links that exist. */
  readonly matched: number;
  /** Of the taken and matched: rows with a value that differs from the source's. */
  readonly changed: number;
  /** Of the changed: those with a change that means something to people. */
  readonly toSee: number;
  readonly refused: number;
  readonly changes: readonly Group[];
  readonly refusals: readonly Group[];
}

/** Rows that were changed or refused for the same reason. */
export interface Group {
  /** Our column; null when it is about the row. */
  readonly column: string | null;
  readonly reason: string;
  readonly rows: number;
  /** Changes that mean nothing to people, such as blanks around names. */
  readonly isNoise: boolean;
  /** Of a column that was empty and must not be: what it becomes, as docs/import-tracker.md words it. */
  readonly fate?: string;
  /** What to do about it. */
  readonly advice?: string;
  /** The first of them. */
  readonly examples: readonly Example[];
}

/** One row, by its key in the source, and the value that was read and written. */
export interface Example {
  readonly key: string;
  readonly from?: string | null;
  readonly to?: string | null;
}

/** The import cannot begin or cannot be committed; the message is for the operator. Nothing has changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
