import type { GenePosition, PlacedGene } from 'shared/contract';

/** Columns of `gene`, and of its exon `model`, that say where a gene lies. */
export const PLACED_GENE_COLUMNS = [
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
] as const;

/** A gene with its place on each build and its exon model, as far as stored. */
export interface PlacedGeneRow extends StoredModel {
  symbol: string;
  accessionId: string;
  strand: string | null;
  chromosome: string | null;
  start: number | null;
  stop: number | null;
  grcm38_chromosome: string | null;
  grcm38_start: number | null;
  grcm38_stop: number | null;
  modelStrand: string | null;
}

interface StoredModel {
  modelBuild: string | null;
  modelChr: string | null;
  exonStarts: number[] | null;
  exonEnds: number[] | null;
}

/** A gene as it is drawn. */
export function toPlacedGene(row: PlacedGeneRow): PlacedGene {
  return {
    symbol: row.symbol,
    accessionId: row.accessionId,
    strand: row.strand ?? row.modelStrand,
    positions: [
      ...place('GRCm39', row.chromosome, row.start, row.stop),
      ...place('GRCm38', row.grcm38_chromosome, row.grcm38_start, row.grcm38_stop),
    ],
    exonModel: exonModelOf(row),
  };
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

function exonModelOf({ modelBuild, modelChr, exonStarts, exonEnds }: StoredModel): PlacedGene['exonModel'] {
  if (modelBuild === null || modelChr === null || exonStarts === null) return null;
  const exons = exonStarts.map((start, index) => ({ start, stop: exonEnds?.[index] ?? start }));
  return { genomeBuild: modelBuild, chr: modelChr, exons };
}
