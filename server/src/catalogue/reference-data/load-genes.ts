import type { Db } from '../../platform/database/database.ts';
import { bulkInsert, continueIdentities } from '../../platform/database/bulk-insert.ts';
import { idsByName } from '../../platform/database/ids-by-name.ts';
import { loadGeneStructure } from './load-gene-structure.ts';
import { manyOf, numberOf, readTable, textOf } from './read-table.ts';

/** How to find genes that were loaded, by what a source calls them. */
export interface GeneBook {
  readonly genes: readonly Gene[];
  byAccession(accId: string): Gene | undefined;
  /** By current symbol as written, otherwise by a synonym that one gene alone has. */
  byAnyName(name: string): Gene | undefined;
}

/** The fields of a gene that other loaders need. */
export interface Gene {
  readonly id: number;
  readonly accId: string;
  readonly symbol: string;
  readonly synonyms: readonly string[];
  /** GRCm38 where known, else GRCm39. */
  readonly position: { readonly build: string; readonly chromosome: string; readonly strand: string } | null;
}

type GeneFilter = (accId: string, symbol: string) => boolean;

/**
 * Loads the shipped reference genes with synonyms, orthologs, exon models and guides into an empty gene table.
 *
 * @param wanted which genes to load; all when absent
 */
export async function loadGenes(db: Db, wanted: GeneFilter = () => true): Promise<GeneBook> {
  const genes = await loadGeneRows(db, wanted);
  const book = geneBook(genes);
  const synonyms = genes.flatMap(({ id, synonyms }) => synonyms.map((synonym) => ({ gene_id: id, synonym })));
  await bulkInsert(db, 'gene_synonym', synonyms);
  await loadOrthologs(db, book);
  await loadGeneStructure(db, (accId) => book.byAccession(accId)?.id);
  await continueIdentities(db, ['gene']);
  return book;
}

async function loadGeneRows(db: Db, wanted: GeneFilter): Promise<Gene[]> {
  const mouseId = (await idsByName(db, 'species'))('Mus musculus');
  const table = await readTable('mouse_genes.tsv.gz');
  const chosen = table.filter((row) => wanted(row('mgi_id'), row('symbol')));
  const rows = chosen.map((row, index) => ({
    id: index + 1,
    acc_id: row('mgi_id'),
    symbol: row('symbol'),
    name: textOf(row('name')),
    type: textOf(row('feature_type')),
    marker_type: textOf(row('marker_type')),
    species_id: mouseId,
    cm: textOf(row('cm')),
    chromosome: textOf(row('chromosome')),
    start: numberOf(row('start')),
    stop: numberOf(row('end')),
    strand: textOf(row('strand')),
    grcm38_chromosome: textOf(row('grcm38_chromosome')),
    grcm38_start: numberOf(row('grcm38_start')),
    grcm38_stop: numberOf(row('grcm38_end')),
    ensembl_gene_id: textOf(row('ensembl_gene_id')),
    canonical_transcript_id: textOf(row('canonical_transcript_id')),
    entrez_gene_id: numberOf(row('ncbi_gene_id')),
    is_impc_listed: row('impc_listed') === '1',
  }));
  await bulkInsert(db, 'gene', rows);
  return chosen.map((row, index) => ({
    id: index + 1,
    accId: row('mgi_id'),
    symbol: row('symbol'),
    synonyms: [...new Set(manyOf(row('synonyms')))],
    position: positionOf(row('grcm38_chromosome'), row('chromosome'), row('strand')),
  }));
}

function positionOf(grcm38: string, grcm39: string, strand: string): Gene['position'] {
  const chromosome = grcm38 === '' ? grcm39 : grcm38;
  if (chromosome === '') return null;
  return {
    build: grcm38 === '' ? 'GRCm39' : 'GRCm38',
    chromosome,
    strand: strand === '' ? '?' : strand,
  };
}

async function loadOrthologs(db: Db, book: GeneBook): Promise<void> {
  const table = await readTable('orthologs.tsv.gz');
  const rows = table.flatMap((row) => {
    const gene = book.byAccession(row('mgi_id'));
    return gene === undefined
      ? []
      : [
          {
            gene_id: gene.id,
            human_symbol: row('human_symbol'),
            hgnc_id: textOf(row('hgnc_id')),
            human_entrez_gene_id: numberOf(row('human_ncbi_gene_id')),
            human_ensembl_gene_id: textOf(row('human_ensembl_gene_id')),
            is_mgi_pair: row('in_mgi') === '1',
            support_count: numberOf(row('hcop_support_count')) ?? 0,
            support: manyOf(row('hcop_support')),
          },
        ];
  });
  await bulkInsert(db, 'ortholog', rows, { skipExisting: true });
}

function geneBook(genes: readonly Gene[]): GeneBook {
  const byAccession = new Map(genes.map((gene) => [gene.accId, gene]));
  const bySymbol = new Map(genes.map((gene) => [gene.symbol, gene]));
  const bySynonym = new Map<string, Gene | undefined>();
  for (const gene of genes) {
    for (const synonym of gene.synonyms) {
      bySynonym.set(synonym, bySynonym.has(synonym) ? undefined : gene);
    }
  }
  return {
    genes,
    byAccession: (accId) => byAccession.get(accId),
    byAnyName: (name) => bySymbol.get(name) ?? bySynonym.get(name),
  };
}
