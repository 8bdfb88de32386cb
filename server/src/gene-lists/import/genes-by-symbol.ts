import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ResolvedGene } from '../../genes/resolve-genes.ts';

/** A gene that a row names. */
export type NamedGene = Pick<ResolvedGene, 'id' | 'symbol'>;

/**
 * The genes of these symbols, in any case; one written the same is preferred. Accession ids and synonyms are no symbols
 * (api-3 §1.9). One look-up a symbol, however many there are: a file has tens of thousands.
 */
export async function genesBySymbol(db: Db, symbols: readonly string[]): Promise<Map<string, NamedGene>> {
  const { rows } = await sql<NamedGene & { asked: string }>`
    select asked.symbol as asked, found.id, found.symbol
    from unnest(${[...symbols]}::text[]) asked (symbol)
    cross join lateral (
      select id, symbol from gene where lower(symbol) = lower(asked.symbol)
      order by symbol = asked.symbol desc, id limit 1) found`.execute(db);
  return new Map(rows.map(({ asked, ...gene }) => [asked, gene]));
}
