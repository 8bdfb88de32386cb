/** The ES cell repository, targ_rep (migration 0003), and where its products are ordered (0018). */
import type { Generated } from 'kysely';
import type { Audited, CatalogueTable } from './columns.ts';

interface RepositoryProduct {
  id: Generated<number>;
  distribution_network_id: number;
  start_date: string | null;
  end_date: string | null;
  distribution_identifier: string | null;
}

/** The tables of this domain by name. */
export interface EsCellRepository {
  targ_rep_pipeline: CatalogueTable & {
    description: string | null;
    report_to_public: Generated<boolean>;
    gene_trap: Generated<boolean>;
  };
  targ_rep_mutation_method: CatalogueTable & { code: string; allele_prefix: string };
  targ_rep_mutation_type: CatalogueTable & { code: string; allele_code: string | null };
  targ_rep_mutation_subtype: CatalogueTable & { code: string };
  targ_rep_ikmc_project_status: CatalogueTable;
  targ_rep_es_cell_distribution_centre: CatalogueTable;
  targ_rep_strain: CatalogueTable & { mgi_strain_acc_id: string | null };
  targ_rep_ikmc_project: CatalogueTable & { status_id: number | null; pipeline_id: number };
  targ_rep_genbank_file: {
    id: Generated<number>;
    host: string | null;
    type: string | null;
    genbank_file_path: string | null;
    allele_image_path: string | null;
    cassette_image_path: string | null;
    simple_image_path: string | null;
    vector_image_path: string | null;
  };
  targ_rep_allele: Audited & {
    id: Generated<number>;
    gene_id: number;
    assembly: string;
    chromosome: string;
    strand: string;
    project_design_id: number | null;
    mutation_method_id: number;
    mutation_type_id: number;
    mutation_subtype_id: number | null;
    subtype_description: string | null;
    homology_arm_start: number | null;
    homology_arm_end: number | null;
    cassette_start: number | null;
    cassette_end: number | null;
    loxp_start: number | null;
    loxp_end: number | null;
    cassette: string | null;
    cassette_type: string | null;
    backbone: string | null;
    floxed_start_exon: string | null;
    floxed_end_exon: string | null;
    allele_genbank_file_id: number | null;
    vector_genbank_file_id: number | null;
  };
  targ_rep_targeting_vector: Audited & {
    id: Generated<number>;
    allele_id: number;
    name: string;
    ikmc_project_name: string | null;
    intermediate_vector: string | null;
    report_to_public: Generated<boolean>;
    pipeline_id: number | null;
    ikmc_project_id: number | null;
    mgi_allele_name_prediction: string | null;
    allele_type_prediction: string | null;
  };
  targ_rep_es_cell: Audited & {
    id: Generated<number>;
    allele_id: number;
    targeting_vector_id: number | null;
    name: string;
    parental_cell_line: string | null;
    pipeline_id: number;
    ikmc_project_id: number | null;
    strain_id: number | null;
    report_to_public: Generated<boolean>;
    comment: string | null;
    user_qc_map_test: string | null;
    user_qc_karyotype: string | null;
    user_qc_tv_backbone_assay: string | null;
    user_qc_loxp_confirmation: string | null;
    user_qc_southern_blot: string | null;
    user_qc_loss_of_wt_allele: string | null;
    user_qc_neo_count_qpcr: string | null;
    user_qc_lacz_sr_pcr: string | null;
    user_qc_mutant_specific_sr_pcr: string | null;
    user_qc_five_prime_cassette_integrity: string | null;
    user_qc_neo_sr_pcr: string | null;
    user_qc_five_prime_lr_pcr: string | null;
    user_qc_three_prime_lr_pcr: string | null;
    user_qc_comment: string | null;
  };
  targ_rep_es_cell_mutation: {
    es_cell_id: number;
    mgi_allele_symbol_superscript: string | null;
    mgi_allele_accession_id: string | null;
    five_prime_screen: string | null;
    three_prime_screen: string | null;
    loxp_screen: string | null;
    loss_of_allele: string | null;
    vector_integrity: string | null;
  };
  targ_rep_distribution_qc: {
    id: Generated<number>;
    es_cell_id: number;
    es_cell_distribution_centre_id: number;
    five_prime_sr_pcr: string | null;
    three_prime_sr_pcr: string | null;
    five_prime_lr_pcr: string | null;
    three_prime_lr_pcr: string | null;
    karyotype_low: number | null;
    karyotype_high: number | null;
    copy_number: string | null;
    thawing: string | null;
    loa: string | null;
    loxp: string | null;
    lacz: string | null;
    chr1: string | null;
    chr8a: string | null;
    chr8b: string | null;
    chr11a: string | null;
    chr11b: string | null;
    chry: string | null;
  };
  targ_rep_es_cell_distribution_product: RepositoryProduct & { es_cell_id: number };
  targ_rep_targeting_vector_distribution_product: RepositoryProduct & { targeting_vector_id: number };
}
