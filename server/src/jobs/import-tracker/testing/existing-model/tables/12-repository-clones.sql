-- ES cell repository: clones, their mutation and QC.

create table targ_rep_centre (
  id bigint primary key,
  name varchar(255) unique,
  full_name varchar(255),
  ilar_code varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_centre_seq;

create table targ_rep_strain (
  id bigint primary key,
  name text,
  mgi_strain_acc_id varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_strain_seq;

create table targ_rep_es_cell_mutation_subtype (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_mutation_subtype_seq;

create table targ_rep_es_cell (
  id bigint primary key,
  allele_id bigint references targ_rep_allele,
  targeting_vector_id bigint references targ_rep_targeting_vector,
  parental_cell_line varchar(255),
  name varchar(255) unique,
  comment text,
  ikmc_project_name varchar(255),
  pipeline_id bigint references targ_rep_pipeline,
  report_to_public boolean default true,
  strain_id bigint references targ_rep_strain,
  user_qc_map_test varchar(255),
  user_qc_karyotype varchar(255),
  user_qc_tv_backbone_assay varchar(255),
  user_qc_loxp_confirmation varchar(255),
  user_qc_southern_blot varchar(255),
  user_qc_loss_of_wt_allele varchar(255),
  user_qc_neo_count_qpcr varchar(255),
  user_qc_lacz_sr_pcr varchar(255),
  user_qc_mutant_specific_sr_pcr varchar(255),
  user_qc_five_prime_cassette_integrity varchar(255),
  user_qc_neo_sr_pcr varchar(255),
  user_qc_five_prime_lr_pcr varchar(255),
  user_qc_three_prime_lr_pcr varchar(255),
  user_qc_comment text,
  mutation_subtype_id bigint references targ_rep_es_cell_mutation_subtype,
  production_centre_auto_update boolean,
  user_qc_loxp_srpcr_and_sequencing varchar(255),
  user_qc_karyotype_spread varchar(255),
  user_qc_karyotype_pcr varchar(255),
  user_qc_mouse_clinic_id bigint references targ_rep_centre,
  user_qc_chr1 varchar(255),
  user_qc_chr11 varchar(255),
  user_qc_chr8 varchar(255),
  user_qc_chry varchar(255),
  user_qc_lacz_qpcr varchar(255),
  ikmc_project_id bigint references targ_rep_ikmc_project,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_seq;

create table targ_rep_es_cell_mutation_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_mutation_type_seq;

create table targ_rep_es_cell_mutation (
  id bigint primary key,
  es_cell_id bigint references targ_rep_es_cell,
  allele_confirmed boolean default true,
  mgi_allele_symbol_without_impc_abbreviation boolean default true,
  mgi_allele_symbol_superscript varchar(255),
  allele_symbol_superscript_template varchar(255),
  mgi_allele_accession_id varchar(255),
  allele_type_id bigint references targ_rep_es_cell_mutation_type,
  genbank_file_id bigint references targ_rep_genbank_file,
  contains_lacz boolean default true,
  imits_pcq_id bigint,
  imits_allele_id bigint,
  imits_colony_id bigint,
  auto_allele_description text,
  allele_description text,
  mutant_fa text,
  genbank_transition varchar(255),
  same_as_es_cell boolean,
  allele_subtype varchar(255),
  bam_file bytea,
  bam_file_index bytea,
  vcf_file bytea,
  vcf_file_index bytea,
  five_prime_screen varchar(255),
  three_prime_screen varchar(255),
  loxp_screen varchar(255),
  loss_of_allele varchar(255),
  vector_integrity varchar(255),
  southern_blot varchar(255),
  five_prime_lr_pcr varchar(255),
  five_prime_cassette_integrity varchar(255),
  tv_backbone_assay varchar(255),
  neo_count_qpcr varchar(255),
  lacz_count_qpcr varchar(255),
  neo_sr_pcr varchar(255),
  loa_qpcr varchar(255),
  homozygous_loa_sr_pcr varchar(255),
  lacz_sr_pcr varchar(255),
  mutant_specific_sr_pcr varchar(255),
  loxp_confirmation varchar(255),
  three_prime_lr_pcr varchar(255),
  critical_region_qpcr varchar(255),
  loxp_srpcr varchar(255),
  loxp_srpcr_and_sequencing varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_mutation_seq;

create table targ_rep_es_cell_distribution_product (
  id bigint primary key,
  targ_rep_es_cell_id bigint references targ_rep_es_cell,
  distribution_network_id bigint references distribution_network,
  start_date date,
  end_date date,
  distribution_identifier varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_distribution_product_seq;

create table targ_rep_es_cell_distribution_centre (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_es_cell_distribution_centre_seq;

create table targ_rep_distribution_qc (
  id bigint primary key,
  five_prime_sr_pcr varchar(255),
  three_prime_sr_pcr varchar(255),
  karyotype_low double precision,
  karyotype_high double precision,
  copy_number varchar(255),
  five_prime_lr_pcr varchar(255),
  three_prime_lr_pcr varchar(255),
  thawing varchar(255),
  loa varchar(255),
  loxp varchar(255),
  lacz varchar(255),
  chr1 varchar(255),
  chr8a varchar(255),
  chr8b varchar(255),
  chr11a varchar(255),
  chr11b varchar(255),
  chry varchar(255),
  es_cell_id bigint references targ_rep_es_cell,
  es_cell_distribution_centre_id bigint references targ_rep_es_cell_distribution_centre,
  loxp_srpcr varchar(255),
  neo_qpcr varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_distribution_qc_seq;
