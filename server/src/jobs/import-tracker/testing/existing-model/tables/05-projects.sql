-- Projects, what they intend, and the sequences and locations that intentions share with mutations.

create table project (
  id bigint primary key,
  tpn varchar(255),
  imits_mi_plan bigint unique,
  assignment_status_id bigint references assignment_status,
  summary_status_id bigint references status,
  reactivation_date timestamp,
  recovery boolean default false,
  es_cell_qc_only boolean default false,
  comment text,
  privacy_id bigint references privacy,
  project_type_id bigint references project_type,
  completion_note_id bigint references project_completion_note,
  completion_comment text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence project_seq;

create table assignment_status_stamp (
  id bigint primary key,
  project_id bigint references project,
  assignment_status_id bigint references assignment_status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence assignment_status_stamp_seq;

create table project_summary_status_stamp (
  id bigint primary key,
  project_id bigint references project,
  status_id bigint references status,
  date timestamp,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence project_summary_status_stamp_seq;

create table project_consortium (
  id bigint primary key,
  project_id bigint references project,
  consortium_id bigint references consortium
);
create sequence project_consortium_seq;

create table project_es_cell_qc (
  project_id bigint primary key references project,
  number_of_es_cells_received integer,
  es_cells_received_from_id bigint references es_cell_centre_pipeline,
  es_cells_received_on date,
  number_of_es_cells_starting_qc integer,
  number_of_es_cells_passing_qc integer,
  es_cell_qc_comment_id bigint references es_cell_qc_comment,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table project_intention (
  id bigint primary key,
  project_id bigint references project,
  molecular_mutation_type_id bigint references molecular_mutation_type
);
create sequence project_intention_seq;

create table project_intention_gene (
  project_intention_id bigint primary key references project_intention,
  gene_id bigint references gene,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table sequence (
  id bigint primary key,
  sequence text,
  sequence_type_id bigint references sequence_type,
  sequence_category_id bigint references sequence_category,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence sequence_seq;

create table location (
  id bigint primary key,
  chr varchar(255),
  start bigint,
  stop bigint,
  strand varchar(255),
  genome_build varchar(255),
  species_id bigint references species,
  strain_id bigint references strain,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence location_seq;

create table sequence_location (
  id bigint primary key,
  sequence_id bigint references sequence,
  index integer,
  location_id bigint references location,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence sequence_location_seq;

create table project_intention_sequence (
  id bigint primary key,
  project_intention_id bigint references project_intention,
  sequence_id bigint references sequence,
  index integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence project_intention_sequence_seq;

create table project_consortium_institute (
  project_consortium_id bigint not null references project_consortium,
  institute_id bigint not null references institute
);

create table project_intention_mutation_categorization (
  project_intention_id bigint not null references project_intention,
  mutation_categorization_id bigint not null references mutation_categorization
);

create table project_species (
  project_id bigint not null references project,
  species_id bigint not null references species
);
