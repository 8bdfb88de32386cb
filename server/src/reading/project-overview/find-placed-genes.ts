import type { GenePosition, PlacedGene } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';

/** The genes that a project's intentions name, each once, with what is known of where they lie. */
export async function findPlacedGenes(db: Db, projectId: number): Promise<PlacedGene[]> {
  const rows = await db
    .selectFrom('project_intention as intention')
    .innerJoin('project_intention_gene as target', 'target.project_intention_id', 'intention.id')
    .innerJoin('gene', 'gene.id', 'target.gene_id')
    .leftJoin('gene_exon_model as model', 'model.gene_id', 'gene.id')
    .where('intention.project_id', '=', projectId)
    .select([
      'gene.symbol',
      'gene.acc_id as accessionId',
      'gene.strand',
      'gene.chromosome',
      'gene.start',
      'gene.stop',
      'gene.grcm38_chromosome',
      'gene.grcm38_start',
      'gene.grcm38_stop',
      'model.genome_build as modelBuild',
      'model.chromosome as modelChr',
      'model.strand as modelStrand',
      'model.exon_starts as exonStarts',
      'model.exon_ends as exonEnds',
    ])
    .orderBy('intention.id')
    .execute();
  const genes = rows.map((row): PlacedGene => ({
    symbol: row.symbol,
    accessionId: row.accessionId,
    strand: row.strand ?? row.modelStrand,
    positions: [
      ...place('GRCm39', row.chromosome, row.start, row.stop),
      ...place('GRCm38', row.grcm38_chromosome, row.grcm38_start, row.grcm38_stop),
    ],
    exonModel: exonModelOf(row),
  }));
  return [...new Map(genes.map((gene) => [gene.accessionId, gene])).values()];
}

/** None where anything is missing. */
function place(
  genomeBuild: string,
  chr: string | null,
  start: number | null,
  stop: number | null,
): GenePosition[] {
  return chr === null || start === null || stop === null ? [] : [{ genomeBuild, chr, start, stop }];
}

interface StoredModel {
  modelBuild: string | null;
  modelChr: string | null;
  exonStarts: number[] | null;
  exonEnds: number[] | null;
}

function exonModelOf({ modelBuild, modelChr, exonStarts, exonEnds }: StoredModel): PlacedGene['exonModel'] {
  if (modelBuild === null || modelChr === null || exonStarts === null) return null;
  const exons = exonStarts.map((start, index) => ({ start, stop: exonEnds?.[index] ?? start }));
  return { genomeBuild: modelBuild, chr: modelChr, exons };
}
