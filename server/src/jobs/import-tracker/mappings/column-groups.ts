/** Columns that must not be empty here, in groups that have one fate (`empty-columns.ts`), as `table.column`. */

export const LISTS_OF_NAMES = [
  ...[
    'work_unit',
    'work_group',
    'consortium',
    'institute',
    'funder',
    'role',
    'strain',
    'strain_type',
    'species',
  ],
  ...[
    'specimen_type',
    'property_type',
    'material_deposited_type',
    'es_cell_centre_pipeline',
    'es_cell_qc_comment',
  ],
  ...['genetic_mutation_type', 'molecular_mutation_type', 'mutation_categorization_type'],
  ...[
    'mutation_categorization',
    'sequence_type',
    'sequence_category',
    'qc_type',
    'qc_status',
    'nuclease_type',
  ],
  ...[
    'nuclease_class',
    'guide_format',
    'guide_source',
    'assay_type',
    'preparation_type',
    'reagent',
    'product_type',
  ],
  ...['distribution_network', 'targ_rep_pipeline', 'targ_rep_mutation_method', 'targ_rep_mutation_type'],
  ...['targ_rep_mutation_subtype', 'targ_rep_ikmc_project_status', 'targ_rep_es_cell_distribution_centre'],
  ...['targ_rep_strain', 'targ_rep_ikmc_project', 'list_record_type'],
].map((table) => `${table}.name`);

export const CLOSED_LISTS = [
  ...['status', 'assignment_status', 'privacy', 'plan_type', 'attempt_type', 'outcome_type'],
  'phenotyping_stage_type',
].map((table) => `${table}.name`);

/** Stamps of a status, with whose they are. */
export const STAMPS = Object.entries({
  assignment_status_stamp: 'project_id',
  project_summary_status_stamp: 'project_id',
  plan_status_stamp: 'plan_id',
  plan_summary_status_stamp: 'plan_id',
  phenotyping_stage_status_stamp: 'phenotyping_stage_id',
  colony_status_stamp: 'colony_id',
  specimen_status_stamp: 'specimen_id',
});

/** A part, by the column that says what it is a part of. */
export const OWNERS = [
  ...STAMPS.map(([stamp, owner]) => `${stamp}.${owner}`),
  ...['project_consortium.project_id', 'project_intention.project_id', 'plan.project_id', 'outcome.plan_id'],
  ...['guide', 'nuclease', 'mutagenesis_donor', 'crispr_attempt_reagent', 'genotype_primer'].map(
    (part) => `${part}.attempt_id`,
  ),
  ...[
    'phenotyping_stage.plan_id',
    'tissue_distribution.phenotyping_stage_id',
    'specimen_property.specimen_id',
  ],
  ...['mutation_qc_result', 'mutation_sequence', 'insertion_sequence', 'molecular_mutation_deletion'].map(
    (part) => `${part}.mutation_id`,
  ),
  ...['targeted_exon', 'canonical_targeted_exon', 'aligned_fasta'].map((part) => `${part}.mutation_id`),
  ...['insertion_targeted_exon', 'insertion_canonical_targeted_exon'].map(
    (part) => `${part}.insertion_sequence_id`,
  ),
  ...['sequence_location.sequence_id', 'project_intention_sequence.project_intention_id'],
  ...[
    'list_record.gene_list_id',
    'list_record_type.gene_list_consortium_id',
    'gene_by_list_record.list_record_id',
  ],
  ...['history.entity_name', 'history.entity_id', 'report.report_type_id'],
  ...[
    'targ_rep_allele.gene_id',
    'targ_rep_targeting_vector.allele_id',
    'targ_rep_es_cell.allele_id',
    'targ_rep_es_cell_mutation.es_cell_id',
  ],
  ...['targ_rep_distribution_qc', 'targ_rep_es_cell_distribution_product'].map(
    (part) => `${part}.es_cell_id`,
  ),
  'targ_rep_targeting_vector_distribution_product.targeting_vector_id',
];

/** Rows that say nothing but that two things belong together, or that one has a status. */
export const LINKS = [
  ...['person_id', 'work_unit_id', 'role_id'].map((column) => `person_role_work_unit.${column}`),
  ...['person_id', 'consortium_id', 'role_id'].map((column) => `person_role_consortium.${column}`),
  ...['project_consortium.consortium_id', 'project_intention_gene.gene_id', 'plan_starting_point.plan_id'],
  ...[
    'plan_starting_point.outcome_id',
    'project_intention_sequence.sequence_id',
    'mutation_sequence.sequence_id',
  ],
  ...['gene_by_list_record.gene_id', 'es_cell_attempt.targ_rep_es_cell_id'],
  ...STAMPS.map(([stamp]) => `${stamp}.${stamp === 'assignment_status_stamp' ? 'assignment_' : ''}status_id`),
];

/** Flags and counters whose default means the same as nothing. */
export const FLAGS = [
  ...['person.is_active', 'person.is_admin', 'colony.legacy_modification', 'colony.legacy_without_sequence'],
  ...['targ_rep_pipeline.report_to_public', 'targ_rep_pipeline.gene_trap', 'list_record.visible'],
  ...[
    'targ_rep_targeting_vector.report_to_public',
    'targ_rep_es_cell.report_to_public',
    'report_type.is_public',
  ],
];

export const OF_STRAINS = ['colony.strain_id', 'specimen.strain_id', 'phenotyping_attempt.strain_id'];
export const OF_WORK_UNITS = [
  ...['plan.work_unit_id', 'tissue_distribution.work_unit_id', 'distribution_product.distribution_centre_id'],
];
export const OF_OTHER_LISTS = [
  ...['project_intention.molecular_mutation_type_id', 'crispr_attempt_reagent.reagent_id'],
  ...['mutation_categorization.mutation_categorization_type_id', 'specimen_property.property_type_id'],
  ...['tissue_distribution.material_deposited_type_id', 'distribution_product.product_type_id'],
  ...['targ_rep_ikmc_project.pipeline_id', 'targ_rep_es_cell.pipeline_id'],
  ...['targ_rep_allele.mutation_method_id', 'targ_rep_allele.mutation_type_id'],
  'targ_rep_distribution_qc.es_cell_distribution_centre_id',
  'targ_rep_es_cell_distribution_product.distribution_network_id',
  'targ_rep_targeting_vector_distribution_product.distribution_network_id',
];
