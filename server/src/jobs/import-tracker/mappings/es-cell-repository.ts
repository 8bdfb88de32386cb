/** The ES cell repository (data-model.md section 11; our migrations 0003 and 0018). */
import type { TableMapping } from '../source/mapping.ts';
import { distributionCentre, strand } from '../source/rules.ts';
import { copied, list } from './kinds.ts';

const NOT_SHOWN = 'no screen, report or call of the tracker tells it';
const LEGACY = 'identifier of the system before the existing tracker; nothing looks it up';

function notShown(...columns: string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, NOT_SHOWN]));
}

const LISTS: readonly TableMapping[] = [
  list('targ_rep_pipeline'),
  list('targ_rep_mutation_method'),
  list('targ_rep_mutation_type'),
  list('targ_rep_mutation_subtype'),
  list('targ_rep_ikmc_project_status', { notCarried: notShown('product_status_type_id', 'order_by') }),
  list('targ_rep_es_cell_distribution_centre', {
    inputs: { stored_id: 'source.id' },
    rules: { name: distributionCentre },
  }),
  list('targ_rep_strain'),
];

const ES_CELL_QC_NOT_SHOWN = notShown(
  'mutation_subtype_id',
  'production_centre_auto_update',
  'user_qc_loxp_srpcr_and_sequencing',
  'user_qc_karyotype_spread',
  'user_qc_karyotype_pcr',
  'user_qc_mouse_clinic_id',
  'user_qc_chr1',
  'user_qc_chr11',
  'user_qc_chr8',
  'user_qc_chry',
  'user_qc_lacz_qpcr',
);

const DESIGN_NOT_SHOWN = notShown(
  'reporter',
  'intron',
  'type',
  'has_issue',
  'issue_description',
  'sequence',
  'taqman_critical_del_assay_id',
  'taqman_upstream_del_assay_id',
  'taqman_downstream_del_assay_id',
  'wildtype_oligos_sequence',
);

const CLONE_MUTATION_NOT_SHOWN = {
  id: 'a clone has one mutation, so the clone is its key',
  ...notShown(
    'allele_confirmed',
    'mgi_allele_symbol_without_impc_abbreviation',
    'allele_symbol_superscript_template',
    'allele_type_id',
    'genbank_file_id',
    'contains_lacz',
    'auto_allele_description',
    'allele_description',
    'mutant_fa',
    'genbank_transition',
    'same_as_es_cell',
    'allele_subtype',
    'bam_file',
    'bam_file_index',
    'vcf_file',
    'vcf_file_index',
    'southern_blot',
    'five_prime_lr_pcr',
    'five_prime_cassette_integrity',
    'tv_backbone_assay',
    'neo_count_qpcr',
    'lacz_count_qpcr',
    'neo_sr_pcr',
    'loa_qpcr',
    'homozygous_loa_sr_pcr',
    'lacz_sr_pcr',
    'mutant_specific_sr_pcr',
    'loxp_confirmation',
    'three_prime_lr_pcr',
    'critical_region_qpcr',
    'loxp_srpcr',
    'loxp_srpcr_and_sequencing',
  ),
  imits_pcq_id: LEGACY,
  imits_allele_id: LEGACY,
  imits_colony_id: LEGACY,
};

/** In the order of loading. */
export const ES_CELL_REPOSITORY: readonly TableMapping[] = [
  ...LISTS,
  {
    ...list('targ_rep_ikmc_project'),
    load: { kind: 'match', on: [['pipeline_id', 'name']], ignoreCase: false, onMatch: 'take' },
  },
  copied('targ_rep_genbank_file'),
  copied('targ_rep_allele', {
    refersTo: { gene_id: 'targ_rep_gene' },
    rules: { strand },
    notCarried: DESIGN_NOT_SHOWN,
  }),
  copied('targ_rep_targeting_vector', { notCarried: notShown('production_centre_auto_update') }),
  copied('targ_rep_es_cell', {
    // There the name of the project is a separate text; here a clone is shown with the project that it refers to.
    inputs: {
      ikmc_project_id: `coalesce(source.ikmc_project_id, (
        select min(project.id) from targ_rep_ikmc_project project
        where project.name = source.ikmc_project_name and project.pipeline_id = source.pipeline_id))`,
    },
    notCarried: ES_CELL_QC_NOT_SHOWN,
  }),
  {
    source: 'targ_rep_es_cell_mutation',
    target: 'targ_rep_es_cell_mutation',
    load: { kind: 'copy' },
    key: ['id'],
    notCarried: CLONE_MUTATION_NOT_SHOWN,
  },
  copied('targ_rep_distribution_qc', { notCarried: notShown('loxp_srpcr', 'neo_qpcr') }),
  copied('targ_rep_es_cell_distribution_product', { renamed: { es_cell_id: 'targ_rep_es_cell_id' } }),
  copied('targ_rep_targeting_vector_distribution_product', {
    renamed: { targeting_vector_id: 'targ_rep_targeting_vector_id' },
  }),
];
