import { sql } from 'kysely';
import type { GeneFacts } from 'shared/contract';
import { genePage } from '../../catalogue/genes/gene-names.ts';
import { PLACED_GENE_COLUMNS, toPlacedGene } from '../../catalogue/genes/placed-gene.ts';
import { findBySynonym, findGenes, unknownGene } from '../../catalogue/genes/resolve-genes.ts';
import type { Db } from '../../platform/database/database.ts';

/** The gene that an address names. */
export interface NamedGene {
  id: number;
  /** Symbols of further genes that have the same synonym. */
  sameSynonym: string[];
}

/**
 * The gene of this symbol, accession id or, where there is none, synonym, in any case.
 *
 * @throws NotFoundError
 */
export async function findNamedGene(db: Db, symbolOrId: string): Promise<NamedGene> {
  // PostgreSQL takes no text with this character.
  const term = symbolOrId.replaceAll('\0', '').trim();
  const named = (await findGenes(db, [term])).get(0);
  if (named !== undefined) return { id: named.id, sameSynonym: [] };
  const [first, ...others] = await findBySynonym(db, term);
  if (first === undefined) throw unknownGene(term);
  return { id: first.id, sameSynonym: others.map(({ symbol }) => symbol) };
}

/** What is known of a gene that exists. */
export async function readGeneFacts(db: Db, geneId: number): Promise<GeneFacts> {
  const row = await db
    .selectFrom('gene')
    .leftJoin('gene_exon_model as model', 'model.gene_id', 'gene.id')
    .where('gene.id', '=', geneId)
    .select(PLACED_GENE_COLUMNS)
    .select([
      'gene.name',
      'gene.type',
      'gene.ensembl_gene_id as ensemblGeneId',
      sql<string[]>`array(select synonym from gene_synonym where gene_id = gene.id order by synonym)`.as(
        'synonyms',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { name, type, ensemblGeneId, synonyms } = row;
  return {
    ...toPlacedGene(row),
    name,
    type,
    ensemblGeneId,
    synonyms,
    externalLink: genePage(row.accessionId),
  };
}
