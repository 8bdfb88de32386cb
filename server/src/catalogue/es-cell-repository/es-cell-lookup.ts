import { sql } from 'kysely';
import type { EsCell, EsCellsOfGene } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { capitalised } from '../genes/gene-names.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { link } from '../../platform/http/responses/hal.ts';
import { findEsCellByName, findEsCellsOfGene, loadEsCellRows } from './es-cell-rows.ts';
import { ES_CELL_COLLECTION, toEsCell } from './es-cells.ts';
import { readOne } from './repository-collection.ts';

/**
 * The clone of exactly this name, else the only one of this name in other letters.
 *
 * @throws NotFoundError
 */
export async function esCellByName(db: Db, name: string, baseUrl: string): Promise<EsCell> {
  const id = await findEsCellByName(db, name);
  if (id === undefined) throw new NotFoundError(`Es cell name [${name}] does not exist.`);
  return readOne(db, ES_CELL_COLLECTION, { id, baseUrl });
}

/**
 * All clones of a gene, by name (api-3 section 5.2). The symbol is taken with a capital first letter.
 *
 * @throws NotFoundError when there is no such gene, or no allele was designed for it
 */
export async function esCellsOfGene(db: Db, marker: string, baseUrl: string): Promise<EsCellsOfGene> {
  const symbol = capitalised(marker);
  const geneId = await findGene(db, symbol);
  if (geneId === undefined)
    throw new NotFoundError(`Gene with accession id or symbol [${symbol}] does not exist.`);
  const { alleleIds, cloneIds } = await findEsCellsOfGene(db, geneId);
  if (alleleIds.length === 0)
    throw new NotFoundError(`There are not Allele available for [${symbol}] marker_symbol does not exist.`);
  const rows = await loadEsCellRows(db, cloneIds);
  const clones = rows
    .toSorted((one, other) => cloneIds.indexOf(one.id) - cloneIds.indexOf(other.id))
    .map((row) => toEsCell(row, baseUrl));
  return {
    _embedded: clones.length === 0 ? undefined : { targrep_es_cells: clones },
    _links: { self: link(baseUrl, `/api/targ_rep/es_cell_by_symbol/${encodeURIComponent(symbol)}`) },
  };
}

/** Ignoring case; where two symbols differ in case alone, the one written so. */
async function findGene(db: Db, symbol: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('gene')
    .select('id')
    .where(sql<string>`lower(symbol)`, '=', symbol.toLowerCase())
    .orderBy(sql`symbol = ${symbol}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
