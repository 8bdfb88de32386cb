import type { Db } from '../../../platform/database/database.ts';
import { idsByName } from '../../../platform/database/ids-by-name.ts';
import { addGene } from '../../../../testing/test-genes.ts';

/** Ids in the repository for tests. */
export interface TestRepository {
  /** Of the gene Abcx1: the first with everything filled in, the second with nothing that may be left out. */
  alleles: { full: number; bare: number; withoutClones: number };
  clones: { full: number; bare: number };
  vectors: { full: number; bare: number };
  file: number;
}

/**
 * A small repository: Abcx1 has two alleles with a clone each, Abcx2 an allele without clones, Abcx3 nothing.
 * The look-up lists must be loaded.
 */
export async function addRepository(db: Db): Promise<TestRepository> {
  const geneId = await addGene(db, { symbol: 'Abcx1', accId: 'MGI:9000001' });
  const geneIdWithoutClones = await addGene(db, { symbol: 'Abcx2', accId: 'MGI:9000002' });
  await addGene(db, { symbol: 'Abcx3', accId: 'MGI:9000003' });
  const pipelineId = (await idsByName(db, 'targ_rep_pipeline'))('EUCOMM');
  const ikmcProjectId = await addIkmcProject(db, pipelineId);

  const full = await addAllele(db, geneId, {
    mutation_subtype_id: (await idsByName(db, 'targ_rep_mutation_subtype'))('Frameshift'),
    project_design_id: 4711,
    subtype_description: '',
    homology_arm_start: 5000,
    homology_arm_end: 4000,
    cassette_start: 4600,
    cassette_end: 4550,
    loxp_start: 4300,
    loxp_end: 4280,
    cassette: 'CAS1',
    cassette_type: 'Promotorless',
    backbone: 'BB1',
    floxed_start_exon: 'ENSMUSE90000000002',
    floxed_end_exon: 'ENSMUSE90000000003',
  });
  const bare = await addAllele(db, geneId);
  const withoutClones = await addAllele(db, geneIdWithoutClones);

  const fullVector = await addVector(db, full, {
    name: 'TV0001',
    intermediate_vector: 'IV1',
    ikmc_project_name: '12345',
    pipeline_id: pipelineId,
    ikmc_project_id: ikmcProjectId,
    mgi_allele_name_prediction: 'tm1a(X)Y',
    allele_type_prediction: 'a',
  });
  const bareVector = await addVector(db, bare, { name: 'TV0002' });

  const fullClone = await addFullClone(db, {
    alleleId: full,
    vectorId: fullVector,
    pipelineId,
    ikmcProjectId,
  });
  const { id: bareClone } = await db
    .insertInto('targ_rep_es_cell')
    .values({ name: 'CLONE0001_A01', allele_id: bare, pipeline_id: pipelineId, report_to_public: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addProducts(db, { cloneId: fullClone, vectorId: fullVector });

  const { id: file } = await db
    .insertInto('targ_rep_genbank_file')
    .values({
      host: 'files.example',
      type: 'allele',
      genbank_file_path: '/a.gbk',
      simple_image_path: '/a.png',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    alleles: { full, bare, withoutClones },
    clones: { full: fullClone, bare: bareClone },
    vectors: { full: fullVector, bare: bareVector },
    file,
  };
}

async function addIkmcProject(db: Db, pipelineId: number): Promise<number> {
  const status = await db
    .insertInto('targ_rep_ikmc_project_status')
    .values({ name: 'S1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const project = await db
    .insertInto('targ_rep_ikmc_project')
    .values({ name: '12345', status_id: status.id, pipeline_id: pipelineId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return project.id;
}

async function addAllele(
  db: Db,
  geneId: number,
  more: Record<string, string | number> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('targ_rep_allele')
    .values({
      gene_id: geneId,
      assembly: 'GRCm38',
      chromosome: '4',
      strand: '-',
      mutation_method_id: (await idsByName(db, 'targ_rep_mutation_method'))('Targeted Mutation'),
      mutation_type_id: (await idsByName(db, 'targ_rep_mutation_type'))('Conditional Ready'),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addVector(
  db: Db,
  alleleId: number,
  { name, ...more }: { name: string } & Record<string, string | number>,
): Promise<number> {
  const { id } = await db
    .insertInto('targ_rep_targeting_vector')
    .values({ name, allele_id: alleleId, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface CloneOf {
  alleleId: number;
  vectorId: number;
  pipelineId: number;
  ikmcProjectId: number;
}

async function addFullClone(db: Db, of: CloneOf): Promise<number> {
  const strain = await db
    .insertInto('targ_rep_strain')
    .values({ name: 'StrainX' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('targ_rep_es_cell')
    .values({
      name: 'CLONE0002_A01',
      allele_id: of.alleleId,
      targeting_vector_id: of.vectorId,
      pipeline_id: of.pipelineId,
      ikmc_project_id: of.ikmcProjectId,
      strain_id: strain.id,
      parental_cell_line: 'LINE1',
      user_qc_karyotype: 'pass',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('targ_rep_es_cell_mutation')
    .values({
      es_cell_id: id,
      mgi_allele_accession_id: 'MGI:9100001',
      mgi_allele_symbol_superscript: 'tm1a(X)Y',
      five_prime_screen: 'pass',
    })
    .execute();
  await db
    .insertInto('targ_rep_distribution_qc')
    .values({
      es_cell_id: id,
      es_cell_distribution_centre_id: (await idsByName(db, 'targ_rep_es_cell_distribution_centre'))('EUCOMM'),
      karyotype_high: 0.9,
      karyotype_low: 0.7,
      copy_number: 'pass',
      five_prime_lr_pcr: 'pass',
      three_prime_lr_pcr: 'fail',
    })
    .execute();
  return id;
}

async function addProducts(db: Db, of: { cloneId: number; vectorId: number }): Promise<void> {
  const networkId = (await idsByName(db, 'distribution_network'))('EMMA');
  await db
    .insertInto('targ_rep_es_cell_distribution_product')
    .values({
      es_cell_id: of.cloneId,
      distribution_network_id: networkId,
      start_date: '2030-05-01',
      distribution_identifier: 'RRID:EMMA_000001',
    })
    .execute();
  await db
    .insertInto('targ_rep_targeting_vector_distribution_product')
    .values({
      targeting_vector_id: of.vectorId,
      distribution_network_id: networkId,
      distribution_identifier: 'RRID:EMMA_000002',
    })
    .execute();
}
