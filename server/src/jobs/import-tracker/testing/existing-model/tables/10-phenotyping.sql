-- Phenotyping: attempts, stages, tissue.

create table phenotyping_attempt (
  plan_id bigint primary key references plan,
  imits_phenotype_attempt bigint unique,
  imits_phenotyping_production bigint unique,
  imits_parent_colony bigint unique,
  do_not_count_towards_completeness boolean default false,
  phenotyping_external_ref varchar(255) unique,
  strain_id bigint references strain,
  cohort_work_unit_id bigint references work_unit,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table phenotyping_stage (
  id bigint primary key,
  psn varchar(255),
  plan_id bigint references phenotyping_attempt,
  phenotyping_stage_type_id bigint references phenotyping_stage_type,
  phenotyping_experiments_started date,
  status_id bigint references status,
  initial_data_release_date date,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255),
  unique (plan_id, phenotyping_stage_type_id)
);
create sequence phenotyping_stage_seq;

create table phenotyping_stage_status_stamp (
  id bigint primary key,
  phenotyping_stage_id bigint references phenotyping_stage,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence phenotyping_stage_status_stamp_seq;

create table tissue_distribution (
  id bigint primary key,
  phenotyping_stage_id bigint references phenotyping_stage,
  start_date date,
  end_date date,
  material_deposited_type_id bigint references material_deposited_type,
  work_unit_id bigint references work_unit,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence tissue_distribution_seq;
