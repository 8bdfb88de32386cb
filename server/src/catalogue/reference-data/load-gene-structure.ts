import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { readTable } from './read-table.ts';

/** Build of the positions in both tables. */
const GENOME_BUILD = 'GRCm38';
const GUIDE_LENGTH = 23;

/** The id of a gene that is loaded, by its MGI accession id. */
type GeneIdOf = (accId: string) => number | undefined;

/** Loads the shipped exon models and published guides of these genes; what is there already is left alone. */
export async function loadGeneStructure(db: Db, geneIdOf: GeneIdOf): Promise<void> {
  await bulkInsert(db, 'gene_exon_model', await readExonModels(geneIdOf), { skipExisting: true });
  await bulkInsert(db, 'gene_guide', await readGuides(geneIdOf), { skipExisting: true });
}

/** The same for all genes in the database. */
export async function addGeneStructure(db: Db): Promise<void> {
  const genes = await db.selectFrom('gene').select(['id', 'acc_id']).execute();
  const ids = new Map(genes.map((gene) => [gene.acc_id, gene.id]));
  await loadGeneStructure(db, (accId) => ids.get(accId));
}

/** The same where no gene has any guide yet: a database of genes that an earlier version filled. */
export async function fillGeneStructure(db: Db): Promise<void> {
  const [gene] = await db.selectFrom('gene').select('id').limit(1).execute();
  const [guide] = await db.selectFrom('gene_guide').select('gene_id').limit(1).execute();
  if (gene !== undefined && guide === undefined) await addGeneStructure(db);
}

async function readExonModels(geneIdOf: GeneIdOf) {
  const table = await readTable('exons_grcm38.tsv.gz');
  return table.flatMap((row) => {
    const geneId = geneIdOf(row('mgi_id'));
    if (geneId === undefined) return [];
    return [
      {
        gene_id: geneId,
        genome_build: GENOME_BUILD,
        chromosome: row('chromosome'),
        strand: row('strand'),
        exon_starts: row('exon_starts').split(',').map(Number),
        exon_ends: row('exon_ends').split(',').map(Number),
      },
    ];
  });
}

/** Without the few whose position in the source does not span their sequence: nobody could use them. */
async function readGuides(geneIdOf: GeneIdOf) {
  const table = await readTable('crispr_guides.tsv.gz');
  return table.flatMap((row) => {
    const geneId = geneIdOf(row('mgi_id'));
    const start = Number(row('start'));
    const stop = Number(row('end'));
    if (geneId === undefined || stop - start + 1 !== GUIDE_LENGTH) return [];
    return [
      {
        gene_id: geneId,
        genome_build: GENOME_BUILD,
        chromosome: row('chromosome'),
        start,
        stop,
        strand: row('strand'),
        plus_strand_sequence: row('plus_strand_sequence'),
      },
    ];
  });
}
