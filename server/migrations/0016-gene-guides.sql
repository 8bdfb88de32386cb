-- Cas9 guides that were used on a gene and published: what the embedded guide finder offers. Those of a plan are in
-- `guide`; they may be private, these are not.

create table gene_guide (
  gene_id bigint not null references gene on delete cascade,
  genome_build text not null,
  chromosome text not null,
  start integer not null,
  stop integer not null,
  strand text not null check (strand in ('+', '-')),
  plus_strand_sequence text not null,
  primary key (gene_id, genome_build, chromosome, start, strand),
  check (stop = start + length(plus_strand_sequence) - 1)
);
comment on column gene_guide.start is 'first base is 1, both ends inside';
comment on column gene_guide.plus_strand_sequence is 'protospacer and PAM, as the plus strand of the genome reads';
