import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { StoredOrtholog } from './ortholog-rules.ts';

/** Most genes in one response: more than anybody reads through while typing. */
const MOST_GENES = 500;

/** A reference gene as stored; positions on GRCm39. */
export interface GeneRow {
  id: number;
  symbol: string;
  accId: string;
  name: string | null;
  type: string | null;
  entrezGeneId: number | null;
  ensemblGeneId: string | null;
  mgiCm: string | null;
  mgiChromosome: string | null;
  mgiStart: number | null;
  mgiStop: number | null;
  mgiStrand: string | null;
  speciesName: string;
}

function selectGenes(db: Db) {
  return db
    .selectFrom('gene')
    .innerJoin('species', 'species.id', 'gene.species_id')
    .select([
      'gene.id',
      'gene.symbol',
      'gene.acc_id as accId',
      'gene.name',
      'gene.type',
      'gene.entrez_gene_id as entrezGeneId',
      'gene.ensembl_gene_id as ensemblGeneId',
      'gene.cm as mgiCm',
      'gene.chromosome as mgiChromosome',
      'gene.start as mgiStart',
      'gene.stop as mgiStop',
      'gene.strand as mgiStrand',
      'species.name as speciesName',
    ])
    .limit(MOST_GENES);
}

/** Genes whose symbol or accession id is like this pattern, ignoring case; `%` and `_` are wildcards. */
export async function findGenesLike(db: Db, pattern: string): Promise<GeneRow[]> {
  return selectGenes(db)
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(gene.symbol)`, 'like', pattern.toLowerCase()),
        eb('gene.acc_id', 'like', pattern.toUpperCase()),
      ]),
    )
    .orderBy(sql`length(gene.symbol)`)
    .orderBy('gene.symbol')
    .execute();
}

/** Genes whose symbol begins with exactly these characters. */
export async function findGenesBySymbolStart(db: Db, start: string): Promise<GeneRow[]> {
  return selectGenes(db)
    .where(sql<boolean>`starts_with(gene.symbol, ${start})`)
    .where(sql<string>`lower(gene.symbol)`, 'like', `${escapeLike(start.toLowerCase())}%`)
    .orderBy('gene.symbol')
    .execute();
}

/** The genes that have this synonym, ignoring case, each once, in the order of their symbols. */
export async function findGenesBySynonym(db: Db, synonym: string): Promise<GeneRow[]> {
  return selectGenes(db)
    .where('gene.id', 'in', (eb) =>
      eb
        .selectFrom('gene_synonym')
        .where(sql<string>`lower(synonym)`, '=', synonym.toLowerCase())
        .select('gene_id'),
    )
    .orderBy('gene.symbol')
    .execute();
}

/** Human counterparts of these mouse genes, by accession id in any case. */
export async function findOrthologs(
  db: Db,
  accessionIds: readonly string[],
): Promise<(StoredOrtholog & { accId: string })[]> {
  const stored = accessionIds.map((id) => id.toUpperCase());
  return db
    .selectFrom('ortholog')
    .innerJoin('gene', 'gene.id', 'ortholog.gene_id')
    .where('gene.acc_id', '=', sql<string>`any (${stored}::text[])`)
    .select([
      'gene.acc_id as accId',
      'ortholog.human_symbol as symbol',
      'ortholog.hgnc_id as hgncId',
      'ortholog.support_count as supportCount',
    ])
    .orderBy('ortholog.human_symbol')
    .execute();
}

/** Text in which LIKE finds no wildcard. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
