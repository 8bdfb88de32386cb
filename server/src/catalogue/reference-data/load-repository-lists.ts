import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { detailsOf, readTable } from './read-table.ts';

/** The look-up lists of the ES cell repository: pipelines and kinds of designed mutation. */
export async function loadRepositoryLists(db: Db): Promise<void> {
  const vocabularies = await readTable('vocabularies.tsv');
  const rowsOf = (vocabulary: string) =>
    vocabularies
      .filter((row) => row('vocabulary') === vocabulary)
      .map((row) => ({ name: row('name'), code: row('code'), details: detailsOf(row('details')) }));
  const skipExisting = { skipExisting: true };

  const pipelines = rowsOf('es_cell_pipeline').map(({ name, details }) => ({
    name,
    description: details.get('description') ?? null,
    report_to_public: details.get('report_to_public') !== 'false',
    gene_trap: details.get('gene_trap') === 'true',
  }));
  await bulkInsert(db, 'targ_rep_pipeline', pipelines, skipExisting);

  const methods = rowsOf('es_mutation_method').map(({ name, code, details }) => ({
    name,
    code,
    allele_prefix: details.get('allele_prefix') ?? '',
  }));
  await bulkInsert(db, 'targ_rep_mutation_method', methods, skipExisting);

  const types = rowsOf('es_mutation_type').map(({ name, code, details }) => ({
    name,
    code,
    allele_code: details.get('allele_code') ?? null,
  }));
  await bulkInsert(db, 'targ_rep_mutation_type', types, skipExisting);

  const subtypes = rowsOf('es_mutation_subtype').map(({ name, code }) => ({ name, code }));
  await bulkInsert(db, 'targ_rep_mutation_subtype', subtypes, skipExisting);
}
