import type { PlacedGene } from 'shared/contract';
import { PLACED_GENE_COLUMNS, toPlacedGene } from '../../catalogue/genes/placed-gene.ts';
import type { Db } from '../../platform/database/database.ts';

/** The genes that a project's intentions name, each once, with what is known of where they lie. */
export async function findPlacedGenes(db: Db, projectId: number): Promise<PlacedGene[]> {
  const rows = await db
    .selectFrom('project_intention as intention')
    .innerJoin('project_intention_gene as target', 'target.project_intention_id', 'intention.id')
    .innerJoin('gene', 'gene.id', 'target.gene_id')
    .leftJoin('gene_exon_model as model', 'model.gene_id', 'gene.id')
    .where('intention.project_id', '=', projectId)
    .select(PLACED_GENE_COLUMNS)
    .orderBy('intention.id')
    .execute();
  const genes = rows.map(toPlacedGene);
  return [...new Map(genes.map((gene) => [gene.accessionId, gene])).values()];
}
