-- What plans yield, and where plans start from.

create table outcome (
  id bigint primary key,
  tpo varchar(255),
  outcome_type_id bigint references outcome_type,
  plan_id bigint references plan,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence outcome_seq;

create table plan_starting_point (
  id bigint primary key,
  plan_id bigint references plan,
  outcome_id bigint references outcome,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence plan_starting_point_seq;

create table colony (
  outcome_id bigint primary key references outcome,
  name varchar(255),
  legacy_modification boolean default false,
  legacy_without_sequence boolean default false,
  strain_id bigint references strain,
  status_id bigint references status,
  genotyping_comment text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255),
  unique (name, legacy_modification)
);

create table colony_status_stamp (
  id bigint primary key,
  colony_id bigint references colony,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence colony_status_stamp_seq;

-- Declared one-to-one with centre, type and network; no unique constraint is assumed.
create table distribution_product (
  id bigint primary key,
  distribution_centre_id bigint references work_unit,
  product_type_id bigint references product_type,
  colony_id bigint references colony,
  distribution_network_id bigint references distribution_network,
  start_date date,
  end_date date,
  distribution_identifier varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence distribution_product_seq;

create table specimen (
  outcome_id bigint primary key references outcome,
  strain_id bigint references strain,
  specimen_external_ref text,
  specimen_type_id bigint references specimen_type,
  status_id bigint references status,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table specimen_status_stamp (
  id bigint primary key,
  specimen_id bigint references specimen,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence specimen_status_stamp_seq;

create table specimen_property (
  id bigint primary key,
  specimen_outcome_id bigint references specimen,
  property_type_id bigint references property_type,
  property_value text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence specimen_property_seq;
