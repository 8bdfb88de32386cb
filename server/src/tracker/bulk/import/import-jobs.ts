import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportAction, ImportKind } from 'shared/contract';
import type { SignedIn } from '../../../identity/permissions/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inChunks } from '../../../platform/pauses/chunks.ts';
import { newJob } from '../jobs-repository.ts';
import { GENE_PATH, importColumns, PIN_PATH } from './columns.ts';
import type { FileRow, ImportFile } from './read-import.ts';
import { cellOf, namedCells } from './row-request.ts';

const ACTIONS = {
  newProjects: 'createProjects',
  attemptUpdates: 'updateAttempts',
} as const satisfies Record<ImportKind, ImportAction['name']>;

/** What a row is known by until it is worked off: the column that names its gene or its plan. */
const TARGET_PATHS: Readonly<Record<ImportKind, string>> = {
  newProjects: GENE_PATH,
  attemptUpdates: PIN_PATH,
};
/** Longer ones are no names. */
const LONGEST_TARGET = 60;

/** Rows stored with one statement. */
const STEP = 1000;

/** Stores the rows of a file as a job, which is worked off afterwards. A row that repeats another one of the file is not done again. */
export async function createImport(
  tx: Db,
  caller: SignedIn,
  kind: ImportKind,
  { columns, ignored, rows }: ImportFile,
  isPreview: boolean,
): Promise<number> {
  const id = await newJob(tx, caller, { name: ACTIONS[kind], columns, ignored }, isPreview);
  const stored = withRepeats(rows).map((row, index) => ({
    place: index + 1,
    target: targetOf(kind, columns, row),
    ...row,
  }));
  for (const some of inChunks(stored, STEP))
    await sql`
      insert into bulk_job_row (job_id, place, target, line, cells, outcome, message)
      select ${id}, place, target, line, cells,
        case when repeats is not null then 'unchanged' end, 'The same as line ' || repeats || '.'
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as given (place integer, target text, line integer, cells jsonb, repeats integer)`.execute(tx);
  return id;
}

/** The rows, with the line of an earlier one that has the same cells. */
function withRepeats(rows: readonly FileRow[]): (FileRow & { repeats: number | null })[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const digest = createHash('sha256').update(JSON.stringify(row.cells).toLowerCase()).digest('base64url');
    const repeats = lines.get(digest) ?? null;
    if (repeats === null) lines.set(digest, row.line);
    return { ...row, repeats };
  });
}

function targetOf(kind: ImportKind, columns: readonly string[], { cells }: FileRow): string {
  const column = importColumns(kind, undefined).find(({ path }) => path === TARGET_PATHS[kind]);
  const written = column === undefined ? '' : cellOf(namedCells({ columns, cells }), column);
  return written.slice(0, LONGEST_TARGET);
}

/** A row that was refused, as the file had it. */
export interface RefusedRow {
  line: number;
  cells: string[];
  message: string;
}

/** The refused rows of an import, in the order of the file. */
export async function refusedRows(db: Db, jobId: number): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select line, cells, coalesce(message, '') as message from bulk_job_row
    where job_id = ${jobId} and outcome = 'refused' and cells is not null order by place`.execute(db);
  return rows;
}
