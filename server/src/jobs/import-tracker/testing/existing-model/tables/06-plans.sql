-- Plans, and the attempt by CRISPR.

create table plan (
  id bigint primary key,
  pin varchar(255),
  project_id bigint references project,
  work_unit_id bigint references work_unit,
  work_group_id bigint references work_group,
  status_id bigint references status,
  summary_status_id bigint references status,
  plan_type_id bigint references plan_type,
  comment text,
  attempt_type_id bigint references attempt_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_seq;

create table plan_status_stamp (
  id bigint primary key,
  plan_id bigint references plan,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_status_stamp_seq;

create table plan_summary_status_stamp (
  id bigint primary key,
  plan_id bigint references plan,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_summary_status_stamp_seq;

create table crispr_attempt (
  plan_id bigint primary key references plan,
  imits_mi_attempt bigint unique,
  mi_date date,
  mi_external_ref varchar(255),
  experimental boolean default false,
  mutagenesis_external_ref varchar(255),
  total_embryos_injected integer,
  total_embryos_survived integer,
  embryo_2_cell varchar(255),
  comment text,
  embryo_transfer_day varchar(255),
  total_transferred integer,
  strain_id bigint references strain,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table assay (
  attempt_id bigint primary key references crispr_attempt,
  assay_type_id bigint references assay_type,
  num_founder_pups integer,
  num_founder_selected_for_breeding integer,
  founder_num_assays integer,
  num_deletion_g0_mutants integer,
  num_g0_where_mutation_detected integer,
  num_hdr_g0_mutants integer,
  num_hdr_g0_mutants_all_donors_inserted integer,
  num_nhej_g0_mutants integer,
  num_hr_g0_mutants integer,
  num_hdr_g0_mutants_subset_donors_inserted integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table guide (
  id bigint primary key,
  attempt_id bigint references crispr_attempt,
  sequence varchar(255),
  guide_sequence varchar(255),
  pam varchar(255),
  chr varchar(255),
  start integer,
  stop integer,
  strand varchar(255),
  genome_build varchar(255),
  grna_concentration double precision,
  truncated_guide boolean default false,
  reversed boolean default false,
  sanger_service boolean default false,
  guide_format_id bigint references guide_format,
  guide_source_id bigint references guide_source,
  gid varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence guide_seq;

create table nuclease (
  id bigint primary key,
  attempt_id bigint references crispr_attempt,
  concentration double precision,
  nuclease_type_id bigint references nuclease_type,
  nuclease_class_id bigint references nuclease_class,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence nuclease_seq;

create table genotype_primer (
  id bigint primary key,
  name varchar(255),
  sequence varchar(255),
  genomic_start_coordinate integer,
  genomic_end_coordinate integer,
  attempt_id bigint references crispr_attempt,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence genotype_primer_seq;

create table mutagenesis_donor (
  id bigint primary key,
  attempt_id bigint references crispr_attempt,
  concentration double precision,
  preparation_type_id bigint references preparation_type,
  oligo_sequence_fasta text,
  vector_name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutagenesis_donor_seq;

create table crispr_attempt_reagent (
  id bigint primary key,
  attempt_id bigint references crispr_attempt,
  reagent_id bigint references reagent,
  concentration integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence crispr_attempt_reagent_seq;

create table plan_flag_relation (
  plan_id bigint not null references plan,
  plan_flag_id bigint not null references plan_flag
);

create table plan_funder (
  plan_id bigint not null references plan,
  funder_id bigint not null references funder
);

create table plan_protocol (
  plan_id bigint not null references plan,
  protocol_id bigint not null references protocol
);

-- Read by a report of guides; presumably a view over guide.
create view merged_guide as select * from guide;
