import type { GeneListImportPreview } from 'shared/contract';
import { inTransaction, type Db } from '../../../platform/database/database.ts';
import { Turn } from '../../../platform/pauses/turn.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { inChunks } from '../../../platform/pauses/chunks.ts';
import type { ListChange } from '../change-records.ts';
import {
  beginChange,
  changeableList,
  refuseOtherVersion,
  versionOfList,
  type GeneListOwner,
} from '../gene-list.ts';
import { genesInList, typesOfList, genesKey } from '../stored-genes.ts';
import { removeRecords, writeRecords } from '../write-records.ts';
import {
  alreadyInList,
  checkRows,
  type BadRow,
  type GoodRow,
  genesBySymbol,
  genesBySynonym,
} from './check-rows.ts';
import type { ImportRow } from './import-file.ts';
import { beginImport, finishImport, giveUpImport } from './staged-import.ts';

/** Good rows that a preview shows. */
const SHOWN_GOOD_ROWS = 20;

/** Rows written at a time: few statements for a large file, and others wait only for one step. */
const ROWS_A_STEP = 1000;

/** What counts as the name of a gene: symbols alone, or also what is a synonym of one gene. */
export type NamesOfGenes = 'symbols' | 'synonyms';

/** What adding the rows would do (PP-67). */
export async function previewImport(
  db: Db,
  caller: Subject,
  consortiumName: string,
  rows: readonly ImportRow[],
  names: NamesOfGenes,
): Promise<GeneListImportPreview> {
  const list = await changeableList(db, caller, consortiumName);
  const { good, bad, synonyms } = await checkAgainst(db, list, rows, names);
  return {
    rows: rows.length,
    accepted: good.length,
    firstAccepted: good.slice(0, SHOWN_GOOD_ROWS).map(toAccepted),
    refused: bad.map(toRefused),
    synonyms: synonyms.map(({ name, gene }) => ({ name, symbol: gene.symbol })),
  };
}

/** Called with the number of good rows that have been written. */
export type TellProgress = (written: { added: number; rows: number }) => void;

/** An import as it was requested. */
export interface RequestedImport {
  change: ListChange;
  rows: readonly ImportRow[];
  /** `all` adds nothing when a row is bad, `good` leaves bad rows out. */
  which: 'all' | 'good';
  names: NamesOfGenes;
  /** Ends the import, which then adds nothing. */
  signal: AbortSignal;
}

/**
 * Adds the rows of a file to the list (api-3 §1.9): all of them at once for those who read the list, but written in steps, so
 * that others get through.
 *
 * @param tell called at the latest when every row has been checked; refusals are thrown before
 * @returns how many rows were added
 * @throws UserError with what is wrong with the first bad row
 */
export async function importRows(
  db: Db,
  { change, rows, which, names, signal }: RequestedImport,
  tell: TellProgress = () => {},
): Promise<number> {
  const { caller, consortiumName, expectedVersion } = change;
  const list = await changeableList(db, caller, consortiumName);
  const version = await versionOfList(db, list.consortiumName);
  refuseOtherVersion(list, expectedVersion, version);
  const { good, bad } = await checkAgainst(db, list, rows, names);
  const [refused] = bad;
  if (which === 'all' && refused !== undefined) throw new UserError(refused.message);
  signal.throwIfAborted();
  const email = caller.email ?? '';
  const importId = await inTransaction(db, email, (tx) => beginImport(tx, list));
  try {
    const ids = await writeHidden(db, { list, good, importId, email, signal }, tell);
    return await inTransaction(db, email, async (tx) => {
      const before = await beginChange(tx, list, expectedVersion);
      const kept = before === version ? good : await leaveOutAdded(tx, list, good, ids, which);
      await finishImport(tx, importId);
      signal.throwIfAborted();
      return kept.length;
    });
  } catch (error) {
    // Where that fails, too, the rows stay hidden, and are removed later.
    await giveUpImport(db, importId).catch(() => undefined);
    throw error;
  }
}

interface HiddenRows {
  list: GeneListOwner;
  good: readonly GoodRow[];
  importId: number;
  email: string;
  signal: AbortSignal;
}

/** @returns the ids of the records, in the order of the rows */
async function writeHidden(
  db: Db,
  { list, good, importId, email, signal }: HiddenRows,
  tell: TellProgress,
): Promise<number[]> {
  const turn = new Turn();
  const ids: number[] = [];
  tell({ added: 0, rows: good.length });
  for (const some of inChunks(good, ROWS_A_STEP)) {
    const records = some.map(({ record }) => record);
    const written = await inTransaction(db, email, (tx) => writeRecords(tx, list, records, importId));
    ids.push(...written);
    tell({ added: ids.length, rows: good.length });
    await turn.pass();
    signal.throwIfAborted();
  }
  return ids;
}

/** Somebody else has changed the list since the rows were checked: theirs came first. @returns the rows that stay */
async function leaveOutAdded(
  tx: Db,
  list: GeneListOwner,
  good: readonly GoodRow[],
  ids: readonly number[],
  which: 'all' | 'good',
): Promise<readonly GoodRow[]> {
  const keyOf = ({ record }: GoodRow) => genesKey(record.geneIds);
  const inList = await genesInList(tx, list, good.map(keyOf));
  const isAdded = (row: GoodRow) => inList.has(keyOf(row));
  const first = good.find(isAdded);
  if (first === undefined) return good;
  if (which === 'all') throw new UserError(alreadyInList(first.symbols));
  await removeRecords(
    tx,
    list,
    good.flatMap((row, position) => (isAdded(row) ? (ids[position] ?? []) : [])),
  );
  return good.filter((row) => !isAdded(row));
}

async function checkAgainst(db: Db, list: GeneListOwner, rows: readonly ImportRow[], names: NamesOfGenes) {
  const written = [...new Set(rows.flatMap((row) => row.symbols))];
  const symbols = await genesBySymbol(db, written);
  const meanings = await genesBySynonym(
    db,
    written.filter((name) => !symbols.has(name)),
  );
  const synonyms = meanings.flatMap(({ name, genes: [gene, ...others] }) =>
    gene !== undefined && others.length === 0 ? [{ name, gene }] : [],
  );
  const bySynonym = new Map(synonyms.map(({ name, gene }) => [name, gene]));
  const genes = names === 'synonyms' ? new Map([...symbols, ...bySynonym]) : symbols;
  const keys = rows.map((row) =>
    genesKey([...new Set(row.symbols.flatMap((name) => genes.get(name)?.id ?? []))]),
  );
  const checked = await checkRows(rows, {
    list,
    genes,
    synonyms: new Map(meanings.map(({ name, genes: meant }) => [name, meant])),
    types: await typesOfList(db, list),
    inList: await genesInList(db, list, keys),
  });
  return { ...checked, synonyms };
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
