-- SYNTHETIC. A deletion with all that a mutation can hold, an ES cell allele, and the excised form of it.

insert into genbank_file (id, imits_genbank_file, file_gb) values (1, 5, 'LOCUS lake');
insert into mutation (id, min, mgi_allele_id, symbol, mgi_allele_symbol_requires_construction,
  mgi_allele_symbol_without_impc_abbreviation, allele_confirmed, allele_symbol_superscript_template, description,
  auto_description, imits_allele, genetic_mutation_type_id, molecular_mutation_type_id, genbank_file_id, bam_file, qc_note,
  is_deletion_coordinates_updated_manually, is_mutation_deletion_checked)
values
  (301, 'MIN:000000000301', 'MGI:9909301', 'Fict1<em1(IMPC)J>', false, false, true, null, 'A hole', 'A hole, said a program',
    8801, 3502, 3602, null, null, 'Looked at twice', true, false),
  (302, 'MIN:000000000302', null, 'Fict2<tm1a(EUCOMM)Lksd>', false, true, true, 'tm1@(EUCOMM)Lksd', null, null, 8802, 3501,
    3603, 1, '\x0102', null, null, null),
  (303, 'MIN:000000000303', null, 'Fict2<tm1b(EUCOMM)Lksd>', true, false, null, null, null, null, null, null, 3605, null, null,
    null, false, true);
insert into mutation_gene (mutation_id, gene_id) values (301, 501), (302, 502), (303, 502);
insert into mutation_outcome (mutation_id, outcome_id) values (301, 201), (301, 207), (302, 203), (303, 204);
insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id) values (301, 3802), (302, 3803), (303, 3801);

insert into sequence (id, sequence, sequence_type_id, sequence_category_id) values
  (8002, E'>Fict1 outcome\nACGTACGTTTTGCA', 3902, 4001), (8003, E'>Fict1 second read\nGGCCTTAA', 3901, 4001), (8004, '>empty', null, 4002);
insert into location (id, chr, start, stop, strand, genome_build, species_id) values (8103, '4', 134001005, 134003010, '+', 'GRCm39', 1602);
insert into sequence_location (id, sequence_id, index, location_id) values (8203, 8002, 0, 8103);
insert into mutation_sequence (id, mutation_id, sequence_id, index) values (1501, 301, 8003, 2), (1502, 301, 8002, 1), (1503, 303, 8004, 1);
insert into insertion_sequence (id, ins, sequence, location, mutation_id) values (1601, 'INS:000000001601', 'GATTACA', 'chr4:134001005', 301);
insert into insertion_targeted_exon (id, exon_id, transcript, insertion_sequence_id) values (1, 'ENSMUSE99000000001', 'ENSMUST99000000001', 1601);
insert into insertion_canonical_targeted_exon (id, exon_id, transcript, insertion_sequence_id) values
  (1, 'ENSMUSE99000000001', 'ENSMUST99000000009', 1601);
insert into molecular_mutation_deletion (id, chr, start, stop, size, mutation_id) values (1701, 'chr4', 134001004, 134003010, 2006, 301);
insert into targeted_exon (id, exon_id, transcript, mutation_id, molecular_mutation_deletion_id) values
  (1, 'ENSMUSE99000000002', 'ENSMUST99000000001', 301, 1701), (2, 'ENSMUSE99000000003', 'ENSMUST99000000002', 301, 1701);
insert into canonical_targeted_exon (id, exon_id, transcript, mutation_id, molecular_mutation_deletion_id) values
  (1, 'ENSMUSE99000000002', 'ENSMUST99000000009', 301, 1701);
insert into aligned_fasta (id, chrom, chrom_start, chrom_end, name, score, strand, thick_start, thick_end, item_rgb, block_count,
  block_sizes, block_starts, mutation_id)
values (1801, 'chr4', 134001000, 134003100, 'Fict1-1', 900, '+', 134001000, 134003100, 0, 2, '100,90', '0,2010', 301);
insert into mutation_qc_result (id, mutation_id, qc_type_id, status_id) values (1901, 302, 4101, 4202), (1902, 302, 4102, 4201);
insert into mutation_annotation (id, mutation_id, chr, start, stop, consequence) values (1, 301, '4', 134001004, 134003010, 'frameshift');
