-- Mutations with their sequences, deletions, exons and QC.

create table genbank_file (
  id bigint primary key,
  imits_genbank_file bigint unique,
  file_gb text,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence genbank_file_seq;

create table mutation (
  id bigint primary key,
  min varchar(255),
  mgi_allele_id varchar(255),
  symbol varchar(255),
  mgi_allele_symbol_requires_construction boolean default false,
  mgi_allele_symbol_without_impc_abbreviation boolean default false,
  allele_confirmed boolean default false,
  allele_symbol_superscript_template varchar(255),
  description text,
  auto_description text,
  imits_allele bigint unique,
  genetic_mutation_type_id bigint references genetic_mutation_type,
  molecular_mutation_type_id bigint references molecular_mutation_type,
  genbank_file_id bigint references genbank_file,
  bam_file bytea,
  bam_file_index bytea,
  vcf_file bytea,
  vcf_file_index bytea,
  qc_note text,
  is_deletion_coordinates_updated_manually boolean default false,
  is_mutation_deletion_checked boolean default true,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_seq;

create table mutation_sequence (
  id bigint primary key,
  mutation_id bigint references mutation,
  sequence_id bigint references sequence,
  index integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_sequence_seq;

create table insertion_sequence (
  id bigint primary key,
  ins varchar(255),
  sequence text,
  location varchar(255),
  mutation_id bigint references mutation,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence insertion_sequence_seq;

create table insertion_targeted_exon (
  id bigint primary key,
  exon_id varchar(255),
  transcript text,
  insertion_sequence_id bigint references insertion_sequence,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence insertion_exon_seq;

create table insertion_canonical_targeted_exon (
  id bigint primary key,
  exon_id varchar(255),
  transcript text,
  insertion_sequence_id bigint references insertion_sequence,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence insertion_canonical_exon_seq;

-- The start is zero-based.
create table molecular_mutation_deletion (
  id bigint primary key,
  chr varchar(255),
  start integer,
  stop integer,
  size bigint,
  mutation_id bigint references mutation,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence molecular_mutation_deletion_seq;

create table targeted_exon (
  id bigint primary key,
  exon_id varchar(255),
  transcript text,
  mutation_id bigint references mutation,
  molecular_mutation_deletion_id bigint references molecular_mutation_deletion,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence exon_deletion_seq;

create table canonical_targeted_exon (
  id bigint primary key,
  exon_id varchar(255),
  transcript text,
  mutation_id bigint references mutation,
  molecular_mutation_deletion_id bigint references molecular_mutation_deletion,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence canonical_exon_deletion_seq;

create table aligned_fasta (
  id bigint primary key,
  chrom varchar(255),
  chrom_start integer,
  chrom_end integer,
  name varchar(255),
  score integer,
  strand varchar(255),
  thick_start integer,
  thick_end integer,
  item_rgb integer,
  block_count integer,
  block_sizes varchar(255),
  block_starts varchar(255),
  mutation_id bigint references mutation,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence aligned_fasta_seq;

create table mutation_qc_result (
  id bigint primary key,
  mutation_id bigint references mutation,
  qc_type_id bigint references qc_type,
  status_id bigint references qc_status,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_qc_result_seq;

-- Read and written by nothing in the web application.
create table mutation_annotation (
  id bigint primary key,
  mutation_id bigint references mutation,
  chr varchar(255),
  start bigint,
  stop bigint,
  ref_seq varchar(255),
  alt_seq varchar(255),
  exdels varchar(255),
  partial_exdels varchar(255),
  txc varchar(255),
  splice_donor boolean default false,
  splice_acceptor boolean default false,
  protein_coding_region boolean default false,
  intronic boolean default false,
  frame_shift boolean default false,
  linked_consequence varchar(255),
  downstream_of_stop boolean default false,
  stop_gained boolean default false,
  amino_acid varchar(255),
  dup_coords varchar(255),
  consequence varchar(255),
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
create sequence mutation_annotation_seq;

create table mutation_gene (
  mutation_id bigint not null references mutation,
  gene_id bigint not null references gene
);

create table mutation_mutation_categorization (
  mutation_id bigint not null references mutation,
  mutation_categorization_id bigint not null references mutation_categorization
);

create table mutation_outcome (
  mutation_id bigint not null references mutation,
  outcome_id bigint not null references outcome
);
