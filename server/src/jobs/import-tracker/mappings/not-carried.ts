import type { TableNotCarried } from '../source/mapping.ts';

const NO_SCREEN =
  'no screen, report or call of the tracker reads it (data-model.md, advice for a new schema)';
const LOG =
  'log of an external program that keeps names of genes and alleles up to date; the tracker does not read it';
const REPOSITORY = 'a detail of the ES cell repository that no screen, report or call shows';

function all(reason: string, ...tables: string[]): TableNotCarried[] {
  return tables.map((table) => ({ table, reason }));
}

/** Tables of the existing tracker's model that stay there. */
export const NOT_CARRIED: readonly TableNotCarried[] = [
  ...all(
    'bookkeeping of its identity provider; here people without a password are asked to set one',
    'keycloak_user_check',
  ),
  ...all(
    'stored with a project but not exposed by any call (api-1, projects)',
    'project_type',
    'project_species',
    'project_consortium_institute',
  ),
  ...all(
    NO_SCREEN,
    'plan_flag',
    'plan_flag_relation',
    'protocol',
    'protocol_type',
    'protocol_version',
    'plan_protocol',
    'gene_flag',
    'gene_flag_relation',
    'mutation_annotation',
    'breeding_type',
    'excision_type',
    'genbank_file',
  ),
  ...all(
    REPOSITORY,
    'targ_rep_allele_sequence_annotation',
    'targ_rep_allele_sequence_annotation_mutation_type',
    'targ_rep_ikmc_project_status_type',
    'targ_rep_es_cell_mutation_subtype',
    'targ_rep_es_cell_mutation_type',
    'targ_rep_centre',
  ),
  ...all('left over from an auditing library; changes are in history', 'revision_info'),
  ...all(
    LOG,
    'gene_symbol_mgi_update_log',
    'allele_symbol_mgi_update_log',
    'allele_symbol_targ_rep_update_log',
    'mutation_symbol_update_log',
    'targ_rep_gene_symbol_mgi_update_log',
    'all_mgi_nomenclature',
    'monthly_mgi_nomenclature',
  ),
];
