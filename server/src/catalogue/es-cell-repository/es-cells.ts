import type { EsCell, EsCellDistributionQc } from 'shared/contract';
import { link } from '../../platform/http/responses/hal.ts';
import { loadEsCellRows, type EsCellRow } from './es-cell-rows.ts';
import type { Collection } from './repository-collection.ts';
import { ALLELES, ES_CELLS, PIPELINES, TARGETING_VECTORS } from './repository-paths.ts';

/** ES cell clones (api-3 section 5.1). */
export const ES_CELL_COLLECTION: Collection<EsCellRow, EsCell> = {
  path: ES_CELLS,
  table: 'targ_rep_es_cell',
  sortColumns: {
    id: 'id',
    name: 'name',
    parentalCellLine: 'parental_cell_line',
    pipelineId: 'pipeline_id',
    alleleId: 'allele_id',
    comment: 'comment',
    reportToPublic: 'report_to_public',
  },
  load: loadEsCellRows,
  represent: toEsCell,
  missing: () => 'Es cell does not exist.',
};

/** A clone as the API describes it. */
export function toEsCell(row: EsCellRow, baseUrl: string): EsCell {
  return {
    id: row.id,
    pipelineId: row.pipeline_id,
    alleleId: row.allele_id,
    name: row.name,
    targetingVectorId: row.targeting_vector_id,
    parentalCellLine: row.parental_cell_line,
    ikmcProjectId: row.ikmc_project_name,
    mgiAlleleId: null,
    alleleSymbolSuperscript: null,
    comment: row.comment,
    contact: null,
    reportToPublic: row.report_to_public,
    strainName: row.strain_name,
    ...productionQc(row),
    ...userQc(row),
    targRepDistributionQcList: row.distribution_qc.map(toDistributionQc),
    targRepEsCellDistributionProductList: row.products,
    _links: linksOf(row, baseUrl),
  };
}

function productionQc(row: EsCellRow) {
  return {
    productionQcFivePrimeScreen: row.five_prime_screen,
    productionQcLossOfAllele: row.loss_of_allele,
    productionQcLoxpScreen: row.loxp_screen,
    productionQcThreePrimeScreen: row.three_prime_screen,
    productionQcVectorIntegrity: row.vector_integrity,
  };
}

function userQc(row: EsCellRow) {
  return {
    userQcComment: row.user_qc_comment,
    userQcFivePrimeCassetteIntegrity: row.user_qc_five_prime_cassette_integrity,
    userQcFivePrimeLrPcr: row.user_qc_five_prime_lr_pcr,
    userQcKaryotype: row.user_qc_karyotype,
    userQcLaczSrPcr: row.user_qc_lacz_sr_pcr,
    userQcLossOfWtAllele: row.user_qc_loss_of_wt_allele,
    userQcLoxpConfirmation: row.user_qc_loxp_confirmation,
    userQcMapTest: row.user_qc_map_test,
    userQcMutantSpecificSrPcr: row.user_qc_mutant_specific_sr_pcr,
    userQcNeoCountQpcr: row.user_qc_neo_count_qpcr,
    userQcNeoSrPcr: row.user_qc_neo_sr_pcr,
    userQcSouthernBlot: row.user_qc_southern_blot,
    userQcThreePrimeLrPcr: row.user_qc_three_prime_lr_pcr,
    userQcTvBackboneAssay: row.user_qc_tv_backbone_assay,
  };
}

/** Both results of the long-range PCR are returned as stored; the existing tracker mixes them up. */
function toDistributionQc(row: EsCellRow['distribution_qc'][number]): EsCellDistributionQc {
  return {
    id: row.id,
    karyotypeHigh: row.karyotype_high,
    karyotypeLow: row.karyotype_low,
    copyNumber: row.copy_number,
    fivePrimeLrPcr: row.five_prime_lr_pcr,
    fivePrimeSrPcr: row.five_prime_sr_pcr,
    thawing: row.thawing,
    threePrimeLrPcr: row.three_prime_lr_pcr,
    threePrimeSrPcr: row.three_prime_sr_pcr,
    loa: row.loa,
    loxp: row.loxp,
    lacz: row.lacz,
    chr1: row.chr1,
    chr8a: row.chr8a,
    chr8b: row.chr8b,
    chr11a: row.chr11a,
    chr11b: row.chr11b,
    chry: row.chry,
    esCellDistributionCentre: { id: row.es_cell_distribution_centre_id, name: row.centre_name },
  };
}

function linksOf(row: EsCellRow, baseUrl: string): EsCell['_links'] {
  const to = (path: string, id: number) => link(baseUrl, `${path}/${id}`);
  return {
    self: to(ES_CELLS, row.id),
    pipeline: [to(PIPELINES, row.pipeline_id)],
    allele: [to(ALLELES, row.allele_id)],
    ...(row.targeting_vector_id === null
      ? {}
      : { targeting_vector: [to(TARGETING_VECTORS, row.targeting_vector_id)] }),
  };
}
