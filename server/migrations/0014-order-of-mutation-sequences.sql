-- Two sequences of a mutation may change places in one statement.
alter table mutation_sequence
  drop constraint mutation_sequence_mutation_id_index_key,
  add constraint mutation_sequence_mutation_id_index_key unique (mutation_id, index) deferrable;
