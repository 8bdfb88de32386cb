import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { escapeLike } from '../../catalogue/genes/repository.ts';
import { refuseManyPatterns } from '../../platform/http/requests/patterns.ts';
import { genesNamed, genesWithSynonym } from '../../catalogue/genes/gene-names.ts';

/** Which records of a list are requested. */
export interface RecordFilter {
  consortiumName: string;
  onlyVisible: boolean;
  /** Records with one of these genes; null selects all. */
  geneIds: readonly number[] | null;
}

/** The same as a condition on `list_record` joined with its `gene_list` and `consortium`. */
export function matchesFilter({ consortiumName, onlyVisible, geneIds }: RecordFilter): RawBuilder<boolean> {
  const hasGene =
    geneIds === null
      ? sql`true`
      : sql`list_record.id in (
          select list_record_id from gene_by_list_record where gene_id = any (${[...geneIds]}::bigint[]))`;
  const isShown = onlyVisible ? sql`list_record.visible` : sql`true`;
  return sql`consortium.name = ${consortiumName} and ${isStored} and ${isShown} and ${hasGene}`;
}

/** Not one of the records that an import has written so far. */
export const isStored: RawBuilder<boolean> = sql`(
  list_record.import_id is null
  or list_record.import_id not in (select pending.id from gene_list_import pending))`;

/**
 * The genes that a filter means (api-3 §1.6): each term is a symbol, a synonym or an accession id, in any case, `%`
 * being a wildcard. Null for a filter without terms, which selects everything.
 *
 * @throws UserError for too many terms with wildcards
 */
export async function filteredGenes(db: Db, terms: readonly string[]): Promise<number[] | null> {
  if (terms.length === 0) return null;
  const patterns = terms.filter((term) => term.includes('%'));
  refuseManyPatterns(patterns);
  const words = terms.filter((term) => !term.includes('%'));
  const alike = sql`any (${patterns.map(likePattern)}::text[])`;
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${words}::text[]) asked (term)
    cross join lateral (
      select id from ${genesNamed(sql`asked.term`)} named
      union
      select id from ${genesWithSynonym(sql`asked.term`)} meant) found
    union
    select gene.id from gene where lower(gene.symbol) like ${alike}
    union
    select gene_id from gene_synonym where lower(synonym) like ${alike}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Only `%` is a wildcard: an underscore is part of many symbols. */
function likePattern(term: string): string {
  return escapeLike(term.toLowerCase()).replaceAll('\\%', '%');
}
