import type { Db } from '../database/database.ts';
import { NamedList, type NamedEntry } from './named-list.ts';

/** Every look-up list that names are resolved with, by table. */
export type Lists = Awaited<ReturnType<typeof readLists>>;

/** Reads all look-up lists: some 40 short statements, so not for every request (`openCatalogues`). */
export async function readLists(db: Db) {
  const organisations = await readOrganisations(db);
  const work = await readWork(db);
  const science = await readScience(db);
  const crispr = await readCrispr(db);
  return { ...organisations, ...work, ...science, ...crispr };
}

async function readOrganisations(db: Db) {
  return {
    work_unit: list(
      await db.selectFrom('work_unit').select(['id', 'name', 'ilar_code']).orderBy('id').execute(),
    ),
    work_group: list(await db.selectFrom('work_group').select(['id', 'name']).orderBy('id').execute()),
    consortium: list(await db.selectFrom('consortium').select(['id', 'name']).orderBy('id').execute()),
    funder: list(await db.selectFrom('funder').select(['id', 'name']).orderBy('id').execute()),
    es_cell_centre_pipeline: list(
      await db
        .selectFrom('es_cell_centre_pipeline')
        .select(['id', 'name', 'centres'])
        .orderBy('id')
        .execute(),
    ),
    distribution_network: list(
      await db.selectFrom('distribution_network').selectAll().orderBy('id').execute(),
    ),
    product_type: list(await db.selectFrom('product_type').selectAll().orderBy('id').execute()),
  };
}

async function readWork(db: Db) {
  return {
    status: list(await db.selectFrom('status').selectAll().orderBy('id').execute()),
    assignment_status: list(await db.selectFrom('assignment_status').selectAll().orderBy('id').execute()),
    privacy: list(await db.selectFrom('privacy').selectAll().orderBy('id').execute()),
    plan_type: list(await db.selectFrom('plan_type').selectAll().orderBy('id').execute()),
    attempt_type: list(await db.selectFrom('attempt_type').selectAll().orderBy('id').execute()),
    outcome_type: list(await db.selectFrom('outcome_type').selectAll().orderBy('id').execute()),
    specimen_type: list(await db.selectFrom('specimen_type').selectAll().orderBy('id').execute()),
    property_type: list(await db.selectFrom('property_type').selectAll().orderBy('id').execute()),
    phenotyping_stage_type: list(
      await db.selectFrom('phenotyping_stage_type').selectAll().orderBy('id').execute(),
    ),
    material_deposited_type: list(
      await db.selectFrom('material_deposited_type').selectAll().orderBy('id').execute(),
    ),
    project_completion_note: list(
      await db.selectFrom('project_completion_note').select(['id', 'note as name']).orderBy('id').execute(),
    ),
    es_cell_qc_comment: list(await db.selectFrom('es_cell_qc_comment').selectAll().orderBy('id').execute()),
  };
}

async function readScience(db: Db) {
  return {
    species: list(await db.selectFrom('species').selectAll().orderBy('id').execute()),
    strain: list(
      await db.selectFrom('strain').select(['id', 'name', 'mgi_strain_acc_id']).orderBy('id').execute(),
    ),
    genetic_mutation_type: list(
      await db.selectFrom('genetic_mutation_type').selectAll().orderBy('id').execute(),
    ),
    molecular_mutation_type: list(
      await db.selectFrom('molecular_mutation_type').selectAll().orderBy('id').execute(),
    ),
    mutation_categorization: list(
      await db
        .selectFrom('mutation_categorization as category')
        .innerJoin(
          'mutation_categorization_type as type',
          'type.id',
          'category.mutation_categorization_type_id',
        )
        .select(['category.id', 'category.name', 'category.description', 'type.name as type_name'])
        .orderBy('category.id')
        .execute(),
    ),
    sequence_type: list(await db.selectFrom('sequence_type').selectAll().orderBy('id').execute()),
    sequence_category: list(await db.selectFrom('sequence_category').selectAll().orderBy('id').execute()),
    qc_type: list(await db.selectFrom('qc_type').selectAll().orderBy('id').execute()),
    qc_status: list(await db.selectFrom('qc_status').selectAll().orderBy('id').execute()),
  };
}

async function readCrispr(db: Db) {
  return {
    nuclease_type: list(await db.selectFrom('nuclease_type').selectAll().orderBy('id').execute()),
    nuclease_class: list(await db.selectFrom('nuclease_class').selectAll().orderBy('id').execute()),
    guide_format: list(await db.selectFrom('guide_format').selectAll().orderBy('id').execute()),
    guide_source: list(await db.selectFrom('guide_source').selectAll().orderBy('id').execute()),
    assay_type: list(await db.selectFrom('assay_type').selectAll().orderBy('id').execute()),
    preparation_type: list(await db.selectFrom('preparation_type').selectAll().orderBy('id').execute()),
    reagent: list(await db.selectFrom('reagent').selectAll().orderBy('id').execute()),
  };
}

function list<Entry extends NamedEntry>(entries: readonly Entry[]): NamedList<Entry> {
  return new NamedList(entries);
}
