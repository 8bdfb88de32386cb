-- Look-up lists of outcomes, mutations and phenotyping.

create table outcome_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence outcome_type_seq;

create table distribution_network (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence distribution_network_seq;

create table product_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence product_type_seq;

create table specimen_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence specimen_type_seq;

create table property_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence property_type_seq;

create table phenotyping_stage_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence phenotyping_stage_type_seq;

create table material_deposited_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence material_deposited_type_seq;

create table genetic_mutation_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence genetic_mutation_type_seq;

create table molecular_mutation_type (
  id bigint primary key,
  name varchar(255),
  type varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence molecular_mutation_type_seq;

create table mutation_categorization_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_categorization_type_seq;

create table mutation_categorization (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  mutation_categorization_type_id bigint references mutation_categorization_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_categorization_seq;

create table sequence_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence sequence_type_seq;

create table sequence_category (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence sequence_category_seq;

create table qc_type (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence qc_type_seq;

create table qc_status (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence qc_status_seq;
