-- SYNTHETIC. The plans by CRISPR: that of the first project with all that an attempt can hold, that of the
-- haplo-essential project, one without an attempt yet, and one that was given up.

insert into plan (id, pin, project_id, work_unit_id, work_group_id, status_id, summary_status_id, plan_type_id, comment, attempt_type_id)
values
  (101, 'PIN:0000000101', 11, 71, 82, 1005, 1014, 1702, 'First try', 1803),
  (106, 'PIN:0000000106', 13, 73, 83, 1004, 1015, 1702, null, 1805),
  (108, 'PIN:0000000108', 14, 74, 84, 1001, 1001, 1702, 'Not begun', 1803),
  (109, 'PIN:0000000109', 17, 74, null, 1007, 1007, 1702, null, 1803);
insert into plan_funder (plan_id, funder_id) values (101, 51), (101, 52), (106, 51);
insert into plan_flag_relation (plan_id, plan_flag_id) values (101, 1);
insert into plan_protocol (plan_id, protocol_id) values (101, 1);
insert into plan_status_stamp (id, plan_id, status_id, date) values
  (9001, 101, 1001, '2019-03-04 09:10:11.123'), (9002, 101, 1003, '2019-04-01 00:00:00'),
  (9003, 101, 1004, '2019-04-02 00:00:00'), (9004, 101, 1005, '2019-05-06 00:00:00'),
  (9005, 106, 1001, '2020-06-01 12:00:00'), (9006, 106, 1003, '2020-07-01 00:00:00'), (9007, 106, 1004, '2020-07-02 00:00:00'),
  (9008, 108, 1001, '2021-07-01 07:30:00'), (9009, 109, 1001, '2019-01-01 00:00:00'), (9010, 109, 1007, '2019-12-24 18:00:00');
insert into plan_summary_status_stamp (id, plan_id, status_id, date) values
  (9101, 101, 1001, '2019-03-04 09:10:11.123'), (9102, 101, 1003, '2019-04-01 00:00:00'), (9103, 101, 1014, '2019-09-15 10:00:00'),
  (9104, 106, 1001, '2020-06-01 12:00:00'), (9105, 106, 1015, '2020-08-01 00:00:00'), (9106, 108, 1001, '2021-07-01 07:30:00'),
  (9107, 109, 1001, '2019-01-01 00:00:00'), (9108, 109, 1007, '2019-12-24 18:00:00');

insert into crispr_attempt (plan_id, imits_mi_attempt, mi_date, mi_external_ref, experimental, mutagenesis_external_ref,
  total_embryos_injected, total_embryos_survived, embryo_2_cell, comment, embryo_transfer_day, total_transferred, strain_id)
values
  (101, 7701, '2019-04-01', 'JAX-MI-1', true, 'JAX-MUT-1', 120, 96, '70', 'Went well', 'Next Day', 66, 2702),
  (106, null, '2020-07-01', 'TCP-MI-2', false, null, 80, 40, null, null, 'Same Day', 33, 2702),
  (109, null, '2019-02-03', 'LAKE-MI-3', null, null, 50, 0, null, 'None survived', null, null, 2704);
insert into assay (attempt_id, assay_type_id, num_founder_pups, num_founder_selected_for_breeding, founder_num_assays,
  num_deletion_g0_mutants, num_g0_where_mutation_detected, num_hdr_g0_mutants, num_hdr_g0_mutants_all_donors_inserted,
  num_nhej_g0_mutants, num_hr_g0_mutants, num_hdr_g0_mutants_subset_donors_inserted)
values (101, 1901, 30, 4, 29, 9, 11, 3, 2, 7, 1, 5), (106, 1902, 12, null, null, null, null, null, null, null, null, null);

insert into guide (id, gid, attempt_id, sequence, guide_sequence, pam, chr, start, stop, strand, genome_build,
  grna_concentration, truncated_guide, reversed, sanger_service, guide_format_id, guide_source_id)
values
  (601, 'GID:000000000601', 101, 'ACGTACGTACGTACGTACGTCGG', 'ACGTACGTACGTACGTACGT', 'CGG', '4', 134001000, 134001022, '+',
    'GRCm39', 12.5, false, true, false, 2002, 2102),
  (602, 'GID:000000000602', 101, 'TTGCATTGCATTGCATTGCAAGG', 'TTGCATTGCATTGCATTGCA', 'AGG', '4', 134003000, 134003022, '-',
    'GRCm39', 13.25, null, false, true, 2001, 2101),
  (603, 'GID:000000000603', 106, 'GGGGACGTACGTACGTACGTTGG', 'GGGGACGTACGTACGTACGT', 'TGG', 'X', 7101000, 7101022, '+',
    'GRCm38', null, true, false, false, 2001, null);
insert into nuclease (id, attempt_id, concentration, nuclease_type_id, nuclease_class_id) values
  (611, 101, 50.5, 2203, 2302), (612, 106, null, 2202, 2301);
insert into genotype_primer (id, name, sequence, genomic_start_coordinate, genomic_end_coordinate, attempt_id) values
  (621, 'Fict1_F', 'ACCTGGTTACCAGGTTACCA', 134000900, 134000919, 101), (622, 'Fict1_R', 'TTGGCCAATTGGCCAATTGG', 134003200, 134003219, 101);
insert into mutagenesis_donor (id, attempt_id, concentration, preparation_type_id, oligo_sequence_fasta, vector_name) values
  (631, 101, 7.75, 2401, E'>donor 1\nACGTACGTAA', 'pLake1');
insert into crispr_attempt_reagent (id, attempt_id, reagent_id, concentration) values (641, 101, 2501, 10), (642, 101, 2502, null);
