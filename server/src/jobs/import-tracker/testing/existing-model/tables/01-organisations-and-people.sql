-- The tables of the existing tracker as its data model describes them, made for tests: nothing here is a copy of
-- a real database. Where the description is silent, this is what its object mapper would have made:
--   * ids have no default, the mapper takes them from the sequence <table>_seq;
--   * a link table has no key, so a link may be there twice;
--   * the audit columns may be null, and so may every column that is not said to be "not null".

-- Organisations, people and their roles.

create table work_unit (
  id bigint primary key,
  name varchar(255) unique,
  full_name varchar(255),
  ilar_code varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence work_unit_seq;

create table work_group (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence work_group_seq;

create table consortium (
  id bigint primary key,
  name varchar(255),
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence consortium_seq;

create table institute (
  id bigint primary key,
  name varchar(255) unique,
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence institute_seq;

create table funder (
  id bigint primary key,
  name varchar(255) unique,
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence funder_seq;

create table role (
  id bigint primary key,
  name varchar(255) unique,
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence role_seq;

create table person (
  id bigint primary key,
  name varchar(255),
  auth_id varchar(255),
  is_active boolean default true,
  contactable boolean default false,
  email varchar(255) unique,
  ebi_admin boolean default false,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence person_seq;

create table person_role_work_unit (
  id bigint primary key,
  person_id bigint references person,
  work_unit_id bigint references work_unit,
  role_id bigint references role,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255),
  unique (person_id, work_unit_id, role_id)
);
create sequence person_role_work_unit_seq;

create table person_role_consortium (
  id bigint primary key,
  person_id bigint references person,
  consortium_id bigint references consortium,
  role_id bigint references role,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255),
  unique (person_id, consortium_id, role_id)
);
create sequence person_role_consortium_seq;

-- Passwords are kept by an identity provider, never here.
create table keycloak_user_check (
  id bigint primary key,
  user_name varchar(255),
  saved_password boolean default false,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence keycloak_user_check_seq;

create table consortium_work_unit (
  consortium_id bigint not null references consortium,
  work_unit_id bigint not null references work_unit
);

create table funder_work_group (
  funder_id bigint not null references funder,
  work_group_id bigint not null references work_group
);

create table work_group_work_unit (
  work_group_id bigint not null references work_group,
  work_unit_id bigint not null references work_unit
);
