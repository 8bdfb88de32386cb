import { sql } from 'kysely';
import { COMMENT, listTooLong, MOST_OF_A_RECORD, textTooLong } from 'shared/limits';
import { noSuchType } from '../change-records.ts';
import type { GeneListOwner } from '../gene-list.ts';
import { genesWithSynonym } from '../../../catalogue/genes/gene-names.ts';
import { inChunks } from '../../../platform/pauses/chunks.ts';
import { genesKey, type GenesKey } from '../stored-genes.ts';
import type { WantedRecord } from '../write-records.ts';
import type { ImportRow } from './import-file.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Turn } from '../../../platform/pauses/turn.ts';
import type { ResolvedGene } from '../../../catalogue/genes/resolve-genes.ts';

/** Looked up at a time, so that others get through. */
const SYMBOLS_A_STATEMENT = 1000;

/** A gene that a row names. */
export type NamedGene = Pick<ResolvedGene, 'id' | 'symbol'>;

/**
 * The genes of these symbols, in any case; one written the same is preferred. Accession ids and synonyms are no symbols
 * (api-3 §1.9). One look-up a symbol, however many there are: a file has tens of thousands.
 */
export async function genesBySymbol(db: Db, symbols: readonly string[]): Promise<Map<string, NamedGene>> {
  const genes = new Map<string, NamedGene>();
  for (const some of inChunks(symbols, SYMBOLS_A_STATEMENT)) {
    const { rows } = await sql<NamedGene & { asked: string }>`
      select asked.symbol as asked, found.id, found.symbol
      from unnest(${[...some]}::text[]) asked (symbol)
      cross join lateral (
        select id, symbol from gene where lower(symbol) = lower(asked.symbol)
        order by symbol = asked.symbol desc, id limit 1) found`.execute(db);
    for (const { asked, ...gene } of rows) genes.set(asked, gene);
  }
  return genes;
}

/** A name of the file that is no symbol, and the genes of which it is a synonym. */
export interface NamedSynonym {
  name: string;
  genes: readonly NamedGene[];
}

/** Those of these names that are a synonym, in any case. */
export async function genesBySynonym(db: Db, names: readonly string[]): Promise<NamedSynonym[]> {
  const found: NamedSynonym[] = [];
  for (const some of inChunks(names, SYMBOLS_A_STATEMENT)) {
    const { rows } = await sql<NamedSynonym>`
      select asked.name, jsonb_agg(distinct jsonb_build_object('symbol', gene.symbol, 'id', gene.id)) as genes
      from unnest(${[...some]}::text[]) asked (name)
      cross join lateral ${genesWithSynonym(sql`asked.name`)} meant
      join gene on gene.id = meant.id
      group by asked.name order by asked.name`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** A row that can be added, as it will be. */
export interface GoodRow {
  row: ImportRow;
  /** As genes are written today. */
  symbols: readonly string[];
  record: WantedRecord;
}

export interface BadRow {
  row: ImportRow;
  message: string;
}

/** What the rows are checked against. */
export interface Surroundings {
  list: GeneListOwner;
  /** The genes of all symbols of the file that are one. */
  genes: ReadonlyMap<string, NamedGene>;
  /** Names that are no symbols, but synonyms, with the genes that they may mean. */
  synonyms: ReadonlyMap<string, readonly NamedGene[]>;
  /** Record types by name. */
  types: ReadonlyMap<string, number>;
  /** What the list has already. */
  inList: ReadonlySet<GenesKey>;
}

/** Every row of a file, good or bad, in its order (api-3 §1.9); others get their turn in between. */
export async function checkRows(
  rows: readonly ImportRow[],
  surroundings: Surroundings,
): Promise<{ good: GoodRow[]; bad: BadRow[] }> {
  const turn = new Turn();
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Map<GenesKey, number>();
  for (const row of rows) {
    if (turn.isOver) await turn.pass();
    const checked = checkRow(row, surroundings);
    if (typeof checked === 'string') {
      bad.push({ row, message: checked });
      continue;
    }
    const key = genesKey(checked.record.geneIds);
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, row.line);
      good.push(checked);
    } else bad.push({ row, message: `[${checked.symbols.join(', ')}] is in line ${earlier} already.` });
  }
  return { good, bad };
}

export function alreadyInList(symbols: readonly string[]): string {
  return `[${symbols.join(', ')}] already exist in the list.`;
}

function notASymbol(name: string, meant: readonly NamedGene[] = []): string {
  const problem = `${name} is not a valid gene symbol`;
  const symbols = meant.map(({ symbol }) => symbol).sort();
  if (symbols.length === 0) return `${problem}.`;
  return symbols.length === 1
    ? `${problem}: it is a synonym of ${symbols[0]}. Use that.`
    : `${problem}: it is a synonym of several genes: ${symbols.join(', ')}. Use the one you mean.`;
}

/** The row as it will be added, or what is wrong with it. */
function checkRow(
  row: ImportRow,
  { list, genes: known, synonyms, types, inList }: Surroundings,
): GoodRow | string {
  if (row.symbols.length === 0) return ' is not a valid gene symbol.';
  const problem = listTooLong(row.symbols.length, MOST_OF_A_RECORD) ?? textTooLong(row.note, COMMENT);
  if (problem !== undefined) return `${row.symbols[0]}: ${problem}`;
  const genes = new Map<number, NamedGene>();
  for (const symbol of row.symbols) {
    const gene = known.get(symbol);
    if (gene === undefined) return notASymbol(symbol, synonyms.get(symbol));
    genes.set(gene.id, gene);
  }
  const geneIds = [...genes.keys()];
  const symbols = [...genes.values()].map(({ symbol }) => symbol);
  if (inList.has(genesKey(geneIds))) return alreadyInList(symbols);
  const typeIds = new Set<number>();
  for (const name of row.types) {
    const id = types.get(name);
    if (id === undefined) return noSuchType(name, list);
    typeIds.add(id);
  }
  const record = { id: null, note: row.note, visible: row.visible, geneIds, typeIds: [...typeIds] };
  return { row, symbols, record };
}
