-- Genes that were used, and the gene lists of consortia.

-- Unique in practice by acc_id, but nothing says so.
create table gene (
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
  species_id bigint references species,
  acc_id varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence gene_seq;

create table gene_flag (
  id bigint primary key,
  name varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence gene_flag_seq;

-- The key is the consortium.
create table gene_list (
  consortium_id bigint primary key references consortium,
  description varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table list_record (
  id bigint primary key,
  gene_list_id bigint references gene_list,
  note varchar(255),
  visible boolean default false
);
create sequence list_record_seq;

-- The gene is named by its accession id, without a key.
create table gene_by_list_record (
  id bigint primary key,
  list_record_id bigint references list_record,
  acc_id varchar(255),
  index integer
);
create sequence gene_by_list_record_seq;

create table list_record_type (
  id bigint primary key,
  name varchar(255),
  gene_list_consortium_id bigint references gene_list
);
create sequence list_record_type_seq;

create table gene_flag_relation (
  gene_id bigint not null references gene,
  gene_flag_id bigint not null references gene_flag
);

create table list_record_list_record_type (
  list_record_id bigint not null references list_record,
  list_record_type_id bigint not null references list_record_type
);
