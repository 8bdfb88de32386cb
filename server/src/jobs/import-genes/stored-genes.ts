import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { idsByName } from '../../platform/database/ids-by-name.ts';
import type { Position } from './gene-facts.ts';
import type { StoredGene } from './merge-genes.ts';

/** Reads all genes with their synonyms. */
export async function readStoredGenes(db: Db): Promise<StoredGene[]> {
  const synonymRows = await db.selectFrom('gene_synonym').select(['gene_id', 'synonym']).execute();
  const synonyms = new Map<number, string[]>();
  for (const { gene_id, synonym } of synonymRows) {
    synonyms.set(gene_id, [...(synonyms.get(gene_id) ?? []), synonym]);
  }
  const rows = await db.selectFrom('gene').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    accId: row.acc_id,
    symbol: row.symbol,
    name: row.name,
    type: row.type,
    markerType: row.marker_type,
    cm: row.cm,
    grcm39: positionOf(row.chromosome, row.start, row.stop, row.strand),
    grcm38:
      row.grcm38_chromosome === null || row.grcm38_start === null || row.grcm38_stop === null
        ? null
        : { chromosome: row.grcm38_chromosome, start: row.grcm38_start, stop: row.grcm38_stop },
    ensemblGeneId: row.ensembl_gene_id,
    entrezGeneId: row.entrez_gene_id,
    synonyms: (synonyms.get(row.id) ?? []).toSorted(),
  }));
}

function positionOf(
  chromosome: string | null,
  start: number | null,
  stop: number | null,
  strand: string | null,
): Position | null {
  if (chromosome === null || start === null || stop === null) return null;
  return { chromosome, start, stop, strand: strand === '+' || strand === '-' ? strand : '?' };
}

/** Adds new genes with their synonyms. */
export async function addGenes(db: Db, genes: readonly StoredGene[]): Promise<void> {
  const mouseId = (await idsByName(db, 'species'))('Mus musculus');
  await bulkInsert(
    db,
    'gene',
    genes.map((gene) => ({ ...columnsOf(gene), species_id: mouseId, is_impc_listed: false })),
  );
  await addSynonyms(db, genes);
}

/** Writes changed genes in one statement, so that symbols may pass from gene to gene. */
export async function changeGenes(db: Db, genes: readonly StoredGene[]): Promise<void> {
  if (genes.length === 0) return;
  const json = JSON.stringify(genes.map((gene) => ({ id: gene.id, ...columnsOf(gene) })));
  await sql`
    update gene set
      symbol = file.symbol, name = file.name, type = file.type, marker_type = file.marker_type, cm = file.cm,
      chromosome = file.chromosome, start = file.start, stop = file.stop, strand = file.strand,
      grcm38_chromosome = file.grcm38_chromosome, grcm38_start = file.grcm38_start,
      grcm38_stop = file.grcm38_stop, ensembl_gene_id = file.ensembl_gene_id,
      entrez_gene_id = file.entrez_gene_id
    from json_populate_recordset(null::gene, ${json}::json) file
    where gene.id = file.id`.execute(db);
  await addSynonyms(db, genes);
  await sql`
    delete from gene_synonym using gene
    where gene.id = gene_synonym.gene_id and gene.symbol = gene_synonym.synonym`.execute(db);
}

async function addSynonyms(db: Db, genes: readonly StoredGene[]): Promise<void> {
  const ids = await geneIds(db);
  const rows = genes.flatMap(({ accId, synonyms }) => {
    const id = ids.get(accId);
    return id === undefined ? [] : synonyms.map((synonym) => ({ gene_id: id, synonym }));
  });
  await bulkInsert(db, 'gene_synonym', rows, { skipExisting: true });
}

/** Id of each gene by its accession id. */
export async function geneIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('gene').select(['id', 'acc_id']).execute();
  return new Map(rows.map((row) => [row.acc_id, row.id]));
}

function columnsOf(gene: StoredGene) {
  return {
    acc_id: gene.accId,
    symbol: gene.symbol,
    name: gene.name,
    type: gene.type,
    marker_type: gene.markerType,
    cm: gene.cm,
    chromosome: gene.grcm39?.chromosome ?? null,
    start: gene.grcm39?.start ?? null,
    stop: gene.grcm39?.stop ?? null,
    strand: gene.grcm39?.strand ?? null,
    grcm38_chromosome: gene.grcm38?.chromosome ?? null,
    grcm38_start: gene.grcm38?.start ?? null,
    grcm38_stop: gene.grcm38?.stop ?? null,
    ensembl_gene_id: gene.ensemblGeneId,
    entrez_gene_id: gene.entrezGeneId,
  };
}
