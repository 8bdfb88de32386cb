import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GeneListImportPreview } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import type { ListChange } from '../change-records.ts';
import { beginChange, changeableList, type GeneListOwner } from '../gene-list.ts';
import { genesInList, typesOfList, genesKey } from '../stored-genes.ts';
import { writeRecords } from '../write-records.ts';
import { checkRows, type BadRow, type GoodRow, genesBySymbol } from './check-rows.ts';
import type { ImportRow } from './import-file.ts';

/** Good rows that a preview shows. */
const SHOWN_GOOD_ROWS = 20;

/** Rows written at a time: few statements for a large file, and still several steps of progress. */
const ROWS_A_STEP = 1000;

/** What adding the rows would do (PP-67). */
export async function previewImport(
  db: Db,
  caller: Subject,
  consortiumName: string,
  rows: readonly ImportRow[],
): Promise<GeneListImportPreview> {
  const list = await changeableList(db, caller, consortiumName);
  const { good, bad } = await checkAgainst(db, list, rows);
  return {
    rows: rows.length,
    accepted: good.length,
    firstAccepted: good.slice(0, SHOWN_GOOD_ROWS).map(toAccepted),
    refused: bad.map(toRefused),
  };
}

/** Called with the number of good rows that have been written. */
export type TellProgress = (written: { added: number; rows: number }) => void;

/**
 * Adds the rows of a file to the list (api-3 §1.9).
 *
 * @param which `all` adds nothing when a row is bad, `good` leaves bad rows out
 * @param tell called at the latest when every row has been checked; refusals are thrown before
 * @returns how many rows were added
 * @throws UserError with what is wrong with the first bad row
 */
export async function importRows(
  tx: Db,
  change: ListChange,
  rows: readonly ImportRow[],
  which: 'all' | 'good',
  tell: TellProgress = () => {},
): Promise<number> {
  const list = await changeableList(tx, change.caller, change.consortiumName);
  await beginChange(tx, list, change.expectedVersion);
  const { good, bad } = await checkAgainst(tx, list, rows);
  const [refused] = bad;
  if (which === 'all' && refused !== undefined) throw new UserError(refused.message);
  tell({ added: 0, rows: good.length });
  for (let added = 0; added < good.length; added += ROWS_A_STEP) {
    const some = good.slice(added, added + ROWS_A_STEP);
    await writeRecords(
      tx,
      list,
      some.map(({ record }) => record),
    );
    tell({ added: added + some.length, rows: good.length });
    // The embedded database keeps the process busy: this pause sends the progress and lets other requests run.
    await nextTurn();
  }
  return good.length;
}

async function checkAgainst(db: Db, list: GeneListOwner, rows: readonly ImportRow[]) {
  const genes = await genesBySymbol(db, [...new Set(rows.flatMap((row) => row.symbols))]);
  const keys = rows.map((row) =>
    genesKey([...new Set(row.symbols.flatMap((name) => genes.get(name)?.id ?? []))]),
  );
  return checkRows(rows, {
    list,
    genes,
    types: await typesOfList(db, list),
    inList: await genesInList(db, list, keys),
  });
}

function toAccepted({ row, symbols }: GoodRow): GeneListImportPreview['firstAccepted'][number] {
  return {
    line: row.line,
    genes: [...symbols],
    recordTypes: [...row.types],
    visible: row.visible,
    note: row.note,
  };
}

function toRefused({ row, message }: BadRow): GeneListImportPreview['refused'][number] {
  return { line: row.line, genes: row.symbols.join(', '), message };
}
