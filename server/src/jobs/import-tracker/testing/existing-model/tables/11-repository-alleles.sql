-- ES cell repository: designed alleles and the vectors made for them.

-- Other rows than those of gene; they match by symbol or accession id alone.
create table targ_rep_gene (
  id bigint primary key,
  symbol varchar(255),
  name varchar(255),
  type varchar(255),
  genome_build varchar(255),
  entrez_gene_id bigint,
  ncbi_chromosome varchar(255),
  ncbi_start bigint,
  ncbi_stop bigint,
  ncbi_strand varchar(255),
  ensembl_gene_id varchar(255),
  ensembl_chromosome varchar(255),
  ensembl_start bigint,
  ensembl_stop bigint,
  ensembl_strand varchar(255),
  mgi_cm varchar(255),
  mgi_chromosome varchar(255),
  mgi_start bigint,
  mgi_stop bigint,
  mgi_strand varchar(255),
  acc_id varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_gene_seq;

create table targ_rep_mutation_method (
  id bigint primary key,
  name varchar(255),
  code varchar(255),
  allele_prefix varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_mutation_method_seq;

create table targ_rep_mutation_type (
  id bigint primary key,
  name varchar(255),
  code varchar(255),
  allele_code varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_mutation_type_seq;

create table targ_rep_mutation_subtype (
  id bigint primary key,
  name varchar(255),
  code varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_mutation_subtype_seq;

create table targ_rep_genbank_file (
  id bigint primary key,
  host varchar(255),
  type varchar(255),
  genbank_file_path varchar(255),
  allele_image_path varchar(255),
  cassette_image_path varchar(255),
  simple_image_path varchar(255),
  vector_image_path varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_genbank_file_seq;

create table targ_rep_allele (
  id bigint primary key,
  gene_id bigint references targ_rep_gene,
  assembly varchar(255),
  chromosome varchar(255),
  strand varchar(255),
  homology_arm_start integer,
  homology_arm_end integer,
  loxp_start integer,
  loxp_end integer,
  cassette_start integer,
  cassette_end integer,
  cassette varchar(255),
  backbone varchar(255),
  subtype_description varchar(255),
  floxed_start_exon varchar(255),
  floxed_end_exon varchar(255),
  project_design_id integer,
  reporter varchar(255),
  mutation_method_id bigint references targ_rep_mutation_method,
  mutation_type_id bigint references targ_rep_mutation_type,
  mutation_subtype_id bigint references targ_rep_mutation_subtype,
  cassette_type varchar(255),
  intron integer,
  type varchar(255),
  has_issue boolean default false,
  issue_description text,
  sequence text,
  taqman_critical_del_assay_id varchar(255),
  taqman_upstream_del_assay_id varchar(255),
  taqman_downstream_del_assay_id varchar(255),
  wildtype_oligos_sequence varchar(255),
  allele_genbank_file_id bigint references targ_rep_genbank_file,
  vector_genbank_file_id bigint references targ_rep_genbank_file,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_allele_seq;

create table targ_rep_allele_sequence_annotation_mutation_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_allele_sequence_annotation_mutation_type_seq;

create table targ_rep_allele_sequence_annotation (
  id bigint primary key,
  mutation_type_id bigint references targ_rep_allele_sequence_annotation_mutation_type,
  expected varchar(255),
  actual varchar(255),
  comment text,
  oligos_start_coordinate integer,
  oligos_end_coordinate integer,
  mutation_length integer,
  genomic_start_coordinate integer,
  genomic_end_coordinate integer,
  allele_id bigint references targ_rep_allele,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_allele_sequence_annotation_seq;

create table targ_rep_pipeline (
  id bigint primary key,
  name varchar(255),
  description text,
  report_to_public boolean default true,
  gene_trap boolean default false,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_pipeline_seq;

create table targ_rep_ikmc_project_status_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_ikmc_project_status_type_seq;

create table targ_rep_ikmc_project_status (
  id bigint primary key,
  name varchar(255),
  product_status_type_id bigint references targ_rep_ikmc_project_status_type,
  order_by integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_ikmc_project_status_seq;

create table targ_rep_ikmc_project (
  id bigint primary key,
  name varchar(255),
  status_id bigint references targ_rep_ikmc_project_status,
  pipeline_id bigint references targ_rep_pipeline,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_ikmc_project_seq;

create table targ_rep_targeting_vector (
  id bigint primary key,
  allele_id bigint references targ_rep_allele,
  name varchar(255),
  ikmc_project_name varchar(255),
  intermediate_vector varchar(255),
  report_to_public boolean default true,
  pipeline_id bigint references targ_rep_pipeline,
  ikmc_project_id bigint references targ_rep_ikmc_project,
  mgi_allele_name_prediction varchar(255),
  allele_type_prediction varchar(255),
  production_centre_auto_update boolean default true,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_targeting_vector_seq;

create table targ_rep_targeting_vector_distribution_product (
  id bigint primary key,
  targ_rep_targeting_vector_id bigint references targ_rep_targeting_vector,
  distribution_network_id bigint references distribution_network,
  start_date date,
  end_date date,
  distribution_identifier varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_targeting_vector_distribution_product_seq;
