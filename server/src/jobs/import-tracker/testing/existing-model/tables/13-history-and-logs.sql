-- History, stored reports, and the tables of tools that keep names up to date.

create table history (
  id bigint primary key,
  entity_name varchar(255),
  entity_id bigint,
  user_ varchar(255),
  date timestamp,
  comment varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence history_seq;

create table history_detail (
  id bigint primary key,
  field varchar(255),
  old_value text,
  new_value text,
  reference_entity varchar(255),
  old_value_entity_id varchar(255),
  new_value_entity_id varchar(255),
  note varchar(255),
  history_id bigint not null references history,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence history_detail_seq;

-- Left over from an auditing library. It has a created_by of its own, so it is taken to lack the other audit columns.
create table revision_info (
  revision_id integer primary key,
  revision_timestamp bigint,
  created_by varchar(255) not null
);

create table report_type (
  id bigint primary key,
  name varchar(255),
  description text,
  is_public boolean default true,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence report_type_seq;

create table report (
  id bigint primary key,
  report text,
  report_type_id bigint references report_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence report_seq;

create table gene_symbol_mgi_update_log (
  id bigint primary key,
  new_mgi_id varchar(255),
  old_mgi_id varchar(255),
  new_symbol varchar(255),
  old_symbol varchar(255),
  new_name varchar(255),
  old_name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence gene_symbol_mgi_update_log_seq;

create table allele_symbol_mgi_update_log (
  id bigint primary key,
  new_mgi_id varchar(255),
  old_mgi_id varchar(255),
  new_symbol varchar(255),
  old_symbol varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence allele_symbol_mgi_update_log_seq;

create table allele_symbol_targ_rep_update_log (
  id bigint primary key,
  new_mgi_id varchar(255),
  old_mgi_id varchar(255),
  new_symbol varchar(255),
  old_symbol varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence allele_symbol_targ_rep_update_log_seq;

create table mutation_symbol_update_log (
  id bigint primary key,
  new_symbol varchar(255),
  old_symbol varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_symbol_update_log_seq;

create table targ_rep_gene_symbol_mgi_update_log (
  id bigint primary key,
  new_mgi_id varchar(255),
  old_mgi_id varchar(255),
  new_symbol varchar(255),
  old_symbol varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence targ_rep_gene_symbol_mgi_update_log_seq;

-- Work tables of an updater of names, like the logs above.
create table all_mgi_nomenclature (
  id bigint primary key,
  marker_mgi_id varchar(255),
  current_marker_symbol varchar(255),
  previous_marker_symbol varchar(255),
  event varchar(255),
  event_date varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence all_mgi_nomenclature_seq;

create table monthly_mgi_nomenclature (
  id bigint primary key,
  marker_mgi_id varchar(255),
  current_marker_symbol varchar(255),
  previous_marker_symbol varchar(255),
  event varchar(255),
  event_date varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence monthly_mgi_nomenclature_seq;
