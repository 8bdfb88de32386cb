import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TargetingVector } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { link } from '../../platform/http/responses/hal.ts';
import { alleleMembers, loadAlleleRows, type AlleleRow } from './alleles.ts';
import { loadPipelineRows, pipelineMembers, type PipelineRow } from './pipelines.ts';
import type { Collection } from './repository-collection.ts';
import { ALLELES, PIPELINES, TARGETING_VECTORS } from './repository-paths.ts';

type VectorBuilder = ExpressionBuilder<
  Database & { vector: Database['targ_rep_targeting_vector'] },
  'vector'
>;

/** A vector with its allele and, unless it has none, its pipeline. */
type VectorRow = Awaited<ReturnType<typeof loadVectorColumns>>[number] & {
  allele: AlleleRow;
  pipeline: PipelineRow | undefined;
};

/** Targeting vectors (api-3 section 5.5). */
export const TARGETING_VECTOR_COLLECTION: Collection<VectorRow, TargetingVector> = {
  path: TARGETING_VECTORS,
  table: 'targ_rep_targeting_vector',
  sortColumns: {
    id: 'id',
    name: 'name',
    intermediateVector: 'intermediate_vector',
    ikmcProjectName: 'ikmc_project_name',
    reportToPublic: 'report_to_public',
  },
  load: loadVectorRows,
  represent: toVector,
  missing: (id) => `A targ rep Targeting Vector with the id [${id}] does not exist.`,
};

async function loadVectorRows(db: Db, ids: readonly number[]): Promise<VectorRow[]> {
  const vectors = await loadVectorColumns(db, ids);
  const alleles = await loadAlleleRows(db, [...new Set(vectors.map((vector) => vector.allele_id))]);
  const pipelines = await loadPipelineRows(db, [
    ...new Set(vectors.flatMap(({ pipeline_id: id }) => (id === null ? [] : [id]))),
  ]);
  return vectors.flatMap((vector) => {
    const allele = alleles.find(({ id }) => id === vector.allele_id);
    const pipeline = pipelines.find(({ id }) => id === vector.pipeline_id);
    return allele === undefined ? [] : [{ ...vector, allele, pipeline }];
  });
}

async function loadVectorColumns(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('targ_rep_targeting_vector as vector')
    .leftJoin('targ_rep_ikmc_project as ikmc', 'ikmc.id', 'vector.ikmc_project_id')
    .leftJoin('targ_rep_ikmc_project_status as status', 'status.id', 'ikmc.status_id')
    .where('vector.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .selectAll('vector')
    .select([
      'ikmc.name as ikmc_name',
      'ikmc.pipeline_id as ikmc_pipeline_id',
      'status.name as ikmc_status_name',
    ])
    .select((eb) => products(eb).as('products'))
    .execute();
}

function products(eb: VectorBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('targ_rep_targeting_vector_distribution_product as product')
      .innerJoin('distribution_network as network', 'network.id', 'product.distribution_network_id')
      .whereRef('product.targeting_vector_id', '=', 'vector.id')
      .select([
        'network.name as distributionNetworkName',
        'product.start_date as startDate',
        'product.end_date as endDate',
        'product.distribution_identifier as distributionIdentifier',
      ])
      .orderBy('product.id'),
  );
}

function toVector(row: VectorRow, baseUrl: string): TargetingVector {
  return {
    id: row.id,
    name: row.name,
    intermediateVector: row.intermediate_vector,
    reportToPublic: row.report_to_public,
    ikmcProjectName: row.ikmc_project_name,
    allele: toNestedAllele(row.allele, baseUrl),
    pipeline: toNestedPipeline(row.pipeline, baseUrl),
    mgiAlleleNamePrediction: row.mgi_allele_name_prediction,
    productionCentreAutoUpdate: null,
    alleleTypePrediction: row.allele_type_prediction,
    ikmc_project: {
      id: row.ikmc_project_id,
      name: row.ikmc_name,
      status: row.ikmc_status_name === null ? null : { name: row.ikmc_status_name },
      pipeline_id: row.ikmc_pipeline_id,
    },
    targRepTargetingVectorDistributionProductList: row.products,
    _links: { self: link(baseUrl, `${TARGETING_VECTORS}/${row.id}`) },
  };
}

/** An allele as a vector nests it: with its strand, without the ids of its clones. */
function toNestedAllele(row: AlleleRow, baseUrl: string): TargetingVector['allele'] {
  return {
    ...alleleMembers(row),
    strand: row.strand,
    design_subtype: row.design_subtype === null ? null : { name: row.design_subtype },
    mgi_accession_id: null,
    _links: { allele: [link(baseUrl, `${ALLELES}/${row.id}`)] },
  };
}

/** A vector without a pipeline nests one whose members are all null, without links. */
function toNestedPipeline(row: PipelineRow | undefined, baseUrl: string): TargetingVector['pipeline'] {
  if (row === undefined)
    return { id: null, name: null, description: null, geneTrap: null, reportToPublic: null };
  return { ...pipelineMembers(row), _links: { pipeline: [link(baseUrl, `${PIPELINES}/${row.id}`)] } };
}
