import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { idsByName } from '../../../platform/database/ids-by-name.ts';
import type { Gene } from '../../../catalogue/reference-data/load-genes.ts';
import { alleleClassInSuperscript, type AlleleClass } from '../sources/allele-symbols.ts';
import type { EsCellSourceRow, NamedClone } from '../sources/es-cell-source.ts';
import { cloneAllele } from '../sources/es-cell-projects.ts';
import { found } from './catalogue-ids.ts';

/** A clone of the repository, from an attempt or from the sample of named clones. */
interface Clone {
  readonly name: string;
  readonly gene: Gene;
  readonly pipeline: string;
  readonly alleleClass: AlleleClass;
  readonly superscript: string;
  readonly parentalCellLine: string | null;
  readonly targetingVector: string | null;
  readonly userQc: readonly string[];
  readonly distributionQc: readonly string[];
}

const DESIGN_TYPES: Readonly<Record<AlleleClass, string>> = {
  a: 'Conditional Ready',
  e: 'Targeted Non Conditional',
  "''": 'Deletion',
};

/** The centre that a pipeline's clones were distributed by. */
const DISTRIBUTION_CENTRES: Readonly<Record<string, string>> = {
  EUCOMM: 'EUCOMM',
  'KOMP-CSD': 'KOMP',
  'KOMP-Regeneron': 'KOMP',
  'Sanger MGP': 'WTSI',
};

/** The repository's clones: those of the attempts, then named ones that no attempt used. */
export function repositoryClones(rows: readonly EsCellSourceRow[], named: readonly NamedClone[]): Clone[] {
  const namedByClone = new Map(named.map((clone) => [clone.clone, clone]));
  const clones = new Map<string, Clone>();
  for (const row of rows) {
    const known = clones.get(row.clone);
    clones.set(row.clone, {
      name: row.clone,
      gene: row.gene,
      pipeline: row.pipeline,
      ...cloneAllele(row, namedByClone),
      parentalCellLine: namedByClone.get(row.clone)?.parentalCellLine ?? null,
      targetingVector: namedByClone.get(row.clone)?.targetingVector ?? null,
      userQc: [...new Set([...(known?.userQc ?? []), ...row.userQc])],
      distributionQc: [...new Set([...(known?.distributionQc ?? []), ...row.distributionQc])],
    });
  }
  for (const clone of named) {
    const alleleClass = alleleClassInSuperscript(clone.superscript);
    const pipeline = pipelineIn(clone.superscript);
    if (clones.has(clone.clone) || alleleClass === null || pipeline === null) continue;
    clones.set(clone.clone, {
      name: clone.clone,
      gene: clone.gene,
      pipeline,
      alleleClass,
      superscript: clone.superscript,
      parentalCellLine: clone.parentalCellLine,
      targetingVector: clone.targetingVector,
      userQc: [],
      distributionQc: [],
    });
  }
  return [...clones.values()].filter((clone) => clone.gene.position !== null);
}

function pipelineIn(superscript: string): string | null {
  if (superscript.includes('(EUCOMM)')) return 'EUCOMM';
  return superscript.includes('(KOMP)') ? 'KOMP-CSD' : null;
}

/**
 * Writes designed alleles (one for each gene, pipeline and design), vectors, clones and their QC.
 *
 * @returns the id of a clone by its name
 */
export async function writeRepository(db: Db, clones: readonly Clone[]): Promise<(name: string) => number> {
  const alleleIds = await writeAlleles(db, clones);
  const vectorIds = await writeVectors(db, clones, alleleIds);
  const pipelineId = await idsByName(db, 'targ_rep_pipeline');
  const strainId = await idsByName(db, 'targ_rep_strain');
  await bulkInsert(
    db,
    'targ_rep_es_cell',
    clones.map((clone, index) => ({
      id: index + 1,
      allele_id: found(alleleIds, designOf(clone)),
      targeting_vector_id: clone.targetingVector === null ? null : found(vectorIds, clone.targetingVector),
      name: clone.name,
      parental_cell_line: clone.parentalCellLine,
      pipeline_id: pipelineId(clone.pipeline),
      strain_id: strainId('C57BL/6N'),
      report_to_public: true,
      ...userQcColumns(clone.userQc),
    })),
  );
  await bulkInsert(
    db,
    'targ_rep_es_cell_mutation',
    clones.map((clone, index) => ({
      es_cell_id: index + 1,
      mgi_allele_symbol_superscript: clone.superscript,
    })),
  );
  await writeDistributionQc(db, clones);
  return await idsByName(db, 'targ_rep_es_cell');
}

/** A designed allele is the same for all clones of a gene, pipeline and kind of design. */
function designOf(clone: Clone): string {
  return `${clone.gene.id}|${clone.pipeline}|${clone.alleleClass}`;
}

async function writeAlleles(db: Db, clones: readonly Clone[]): Promise<Map<string, number>> {
  const methodId = await idsByName(db, 'targ_rep_mutation_method');
  const typeId = await idsByName(db, 'targ_rep_mutation_type');
  const designs = new Map(clones.map((clone) => [designOf(clone), clone]));
  await bulkInsert(
    db,
    'targ_rep_genbank_file',
    [...designs.keys()].map((_design, index) => genbankFileRow(index + 1)),
  );
  await bulkInsert(
    db,
    'targ_rep_allele',
    [...designs.values()].map((clone, index) => ({
      id: index + 1,
      allele_genbank_file_id: index + 1,
      gene_id: clone.gene.id,
      assembly: clone.gene.position?.build ?? '',
      chromosome: clone.gene.position?.chromosome ?? '',
      strand: clone.gene.position?.strand ?? '?',
      mutation_method_id: methodId('Targeted Mutation'),
      mutation_type_id: typeId(DESIGN_TYPES[clone.alleleClass]),
    })),
  );
  return new Map([...designs.keys()].map((design, index) => [design, index + 1]));
}

/** Where the sequence and the pictures of an allele would be, in the form of iMITS's addresses. */
function genbankFileRow(alleleId: number) {
  const path = `/targ_rep/alleles/${alleleId}`;
  return {
    id: alleleId,
    host: 'https://www.mousephenotype.org/imits',
    type: 'allele',
    genbank_file_path: `${path}/escell-clone-genbank-file`,
    allele_image_path: `${path}/allele-image`,
    cassette_image_path: `${path}/cassette-image`,
    simple_image_path: `${path}/allele-image?simple=true`,
    vector_image_path: `${path}/vector-image`,
  };
}

async function writeVectors(
  db: Db,
  clones: readonly Clone[],
  alleleIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const pipelineId = await idsByName(db, 'targ_rep_pipeline');
  const vectors = new Map(
    clones.flatMap((clone): [string, Clone][] =>
      clone.targetingVector === null ? [] : [[clone.targetingVector, clone]],
    ),
  );
  await bulkInsert(
    db,
    'targ_rep_targeting_vector',
    [...vectors].map(([name, clone], index) => ({
      id: index + 1,
      allele_id: found(alleleIds, designOf(clone)),
      name,
      pipeline_id: pipelineId(clone.pipeline),
      report_to_public: true,
    })),
  );
  return new Map([...vectors.keys()].map((name, index) => [name, index + 1]));
}

/** The assays that a mouse clinic passed; the columns are named as the source names them. */
function userQcColumns(passed: readonly string[]) {
  const result = (assay: string) => (passed.includes(`user_qc_${assay}`) ? 'pass' : null);
  return {
    user_qc_map_test: result('map_test'),
    user_qc_karyotype: result('karyotype'),
    user_qc_tv_backbone_assay: result('tv_backbone_assay'),
    user_qc_loxp_confirmation: result('loxp_confirmation'),
    user_qc_southern_blot: result('southern_blot'),
    user_qc_loss_of_wt_allele: result('loss_of_wt_allele'),
    user_qc_neo_count_qpcr: result('neo_count_qpcr'),
    user_qc_lacz_sr_pcr: result('lacz_sr_pcr'),
    user_qc_mutant_specific_sr_pcr: result('mutant_specific_sr_pcr'),
    user_qc_five_prime_cassette_integrity: result('five_prime_cassette_integrity'),
    user_qc_neo_sr_pcr: result('neo_sr_pcr'),
    user_qc_five_prime_lr_pcr: result('five_prime_lr_pcr'),
    user_qc_three_prime_lr_pcr: result('three_prime_lr_pcr'),
  };
}

async function writeDistributionQc(db: Db, clones: readonly Clone[]): Promise<void> {
  const centreId = await idsByName(db, 'targ_rep_es_cell_distribution_centre');
  const rows = clones.flatMap((clone, index) => {
    const centre = DISTRIBUTION_CENTRES[clone.pipeline];
    if (clone.distributionQc.length === 0 || centre === undefined) return [];
    const result = (assay: string) =>
      clone.distributionQc.includes(`distribution_qc_${assay}`) ? 'pass' : null;
    return [
      {
        es_cell_id: index + 1,
        es_cell_distribution_centre_id: centreId(centre),
        copy_number: result('copy_number'),
        five_prime_sr_pcr: result('five_prime_sr_pcr'),
        three_prime_sr_pcr: result('three_prime_sr_pcr'),
        five_prime_lr_pcr: result('five_prime_lr_pcr'),
        three_prime_lr_pcr: result('three_prime_lr_pcr'),
      },
    ];
  });
  await bulkInsert(db, 'targ_rep_distribution_qc', rows);
}
