import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { MergedOrthologs, StoredOrtholog } from './merge-orthologs.ts';

export async function readStoredOrthologs(db: Db): Promise<StoredOrtholog[]> {
  const rows = await db.selectFrom('ortholog').selectAll().execute();
  return rows.map((row) => ({
    geneId: row.gene_id,
    humanSymbol: row.human_symbol,
    hgncId: row.hgnc_id,
    humanEntrezGeneId: row.human_entrez_gene_id,
    humanEnsemblGeneId: row.human_ensembl_gene_id,
    isMgiPair: row.is_mgi_pair,
    support: row.support,
  }));
}

/** Writes what a merge found: changed pairs are replaced by their new form. */
export async function writeOrthologs(db: Db, merged: MergedOrthologs): Promise<void> {
  const replaced = [...merged.changed, ...merged.removed];
  if (replaced.length > 0) {
    const json = JSON.stringify(replaced.map(({ geneId, humanSymbol }) => [geneId, humanSymbol]));
    await sql`
      delete from ortholog using json_array_elements(${json}::json) pair
      where gene_id = (pair ->> 0)::bigint and human_symbol = pair ->> 1`.execute(db);
  }
  await bulkInsert(
    db,
    'ortholog',
    [...merged.added, ...merged.changed].map((pair) => ({
      gene_id: pair.geneId,
      human_symbol: pair.humanSymbol,
      hgnc_id: pair.hgncId,
      human_entrez_gene_id: pair.humanEntrezGeneId,
      human_ensembl_gene_id: pair.humanEnsemblGeneId,
      is_mgi_pair: pair.isMgiPair,
      support_count: pair.support.length,
      support: [...pair.support],
    })),
  );
}
