import { sql, type RawBuilder } from 'kysely';

/**
 * SQL subquery for a lateral join: ids of the genes of this symbol or accession id, ignoring case. `offset 0` keeps it a
 * look-up in two indexes: joined freely, a few words would have all genes read where the planner has no statistics.
 */
export function genesNamed(word: RawBuilder<string>): RawBuilder<{ id: number }> {
  // Accession ids are stored in capital letters.
  return sql`(
    select id from gene where lower(symbol) = lower(${word})
    union
    select id from gene where acc_id = upper(${word})
    offset 0)`;
}

/** SQL subquery for a lateral join: ids of the genes that have this synonym, ignoring case; a look-up, as above. */
export function genesWithSynonym(word: RawBuilder<string>): RawBuilder<{ id: number }> {
  return sql`(select gene_id as id from gene_synonym where lower(synonym) = lower(${word}) offset 0)`;
}

/** A symbol with a capital first letter, as most mouse genes are written. */
export function capitalised(symbol: string): string {
  return symbol.slice(0, 1).toUpperCase() + symbol.slice(1);
}

/** The page of a gene at the consortium's portal (api-3 §2.3). */
export function genePage(accessionId: string): string {
  return `https://www.mousephenotype.org/data/genes/${accessionId}`;
}
