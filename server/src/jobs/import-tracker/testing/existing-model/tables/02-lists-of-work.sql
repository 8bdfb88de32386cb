-- Look-up lists of projects, plans and attempts. Nothing keeps two names apart.

-- One list for all processes.
create table status (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  ordering integer,
  is_abortion_status boolean,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence status_seq;

create table assignment_status (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  ordering integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence assignment_status_seq;

create table privacy (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence privacy_seq;

create table project_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence project_type_seq;

create table project_completion_note (
  id bigint primary key,
  note varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence project_completion_note_seq;

create table es_cell_centre_pipeline (
  id bigint primary key,
  name varchar(255),
  centres text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence es_cell_centre_pipeline_seq;

create table es_cell_qc_comment (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence es_cell_qc_comment_seq;

create table species (
  id bigint primary key,
  name varchar(255),
  taxon_id integer unique,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence species_seq;

create table plan_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_type_seq;

create table attempt_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence attempt_type_seq;

create table plan_flag (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_flag_seq;

create table protocol_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence protocol_type_seq;

create table protocol (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  protocol_type_id bigint references protocol_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence protocol_seq;

create table protocol_version (
  id bigint primary key,
  protocol_id bigint references protocol,
  protocol_url varchar(255),
  version integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence protocol_version_seq;

create table assay_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence assay_type_seq;

create table guide_format (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence guide_format_seq;

create table guide_source (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence guide_source_seq;

create table nuclease_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence nuclease_type_seq;

create table nuclease_class (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence nuclease_class_seq;

create table preparation_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence preparation_type_seq;

create table reagent (
  id bigint primary key,
  name varchar(255),
  description text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence reagent_seq;

create table breeding_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence breeding_type_seq;

create table strain_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence strain_type_seq;

create table excision_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence excision_type_seq;

create table strain (
  id bigint primary key,
  name text,
  mgi_strain_acc_id varchar(255),
  excision_type_id bigint references excision_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence strain_seq;

create table strain_type_relationship (
  strain_id bigint not null references strain,
  strain_type_id bigint not null references strain_type
);
