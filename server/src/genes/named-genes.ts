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
