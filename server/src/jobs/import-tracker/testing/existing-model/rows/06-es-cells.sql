-- SYNTHETIC. The repository with one allele, one vector and two clones, and the ES cell project's plans: a
-- micro-injection, the excision of its allele, and a breeding as older rows have it.

insert into targ_rep_gene (id, symbol, name, type, acc_id) values
  (551, 'Fict2', 'fictitious gene 2', 'protein coding gene', 'MGI:9900002'),
  (552, 'Fict9', 'fictitious gene 9, in the repository only', 'protein coding gene', 'MGI:9900009');
insert into targ_rep_mutation_method (id, name, code, allele_prefix) values (11, 'Targeted Mutation', 'tgm', 'tm');
insert into targ_rep_mutation_type (id, name, code, allele_code) values (12, 'Deletion', 'del', '.1'), (11, 'Conditional Ready', 'crd', 'a');
insert into targ_rep_mutation_subtype (id, name, code) values (11, 'Frameshift', 'fms');
insert into targ_rep_genbank_file (id, host, type, genbank_file_path, allele_image_path) values
  (11, 'https://lake.example', 'allele', '/genbank/1', '/image/1');
insert into targ_rep_allele (id, gene_id, assembly, chromosome, strand, homology_arm_start, homology_arm_end, loxp_start,
  loxp_end, cassette_start, cassette_end, cassette, backbone, subtype_description, floxed_start_exon, floxed_end_exon,
  project_design_id, reporter, mutation_method_id, mutation_type_id, mutation_subtype_id, cassette_type, intron, type,
  has_issue, issue_description, sequence, allele_genbank_file_id)
values
  (651, 551, 'GRCm38', '11', '-', 67300000, 67290000, 67294000, 67293900, 67296000, 67295900, 'L1L2_Lake', 'L3L4_lake', null,
    'ENSMUSE1', 'ENSMUSE2', 4711, 'lacZ', 11, 11, 11, 'Promotor Driven', 2, 'TargRep::TargetedAllele', true, 'Wet', 'ACGT', 11),
  (652, 552, 'GRCm38', '2', '+', null, null, null, null, null, null, null, null, null, null, null, null, null, 11, 12, null,
    null, null, null, false, null, null, null);
insert into targ_rep_allele_sequence_annotation_mutation_type (id, name) values (1, 'substitution');
insert into targ_rep_allele_sequence_annotation (id, mutation_type_id, expected, actual, allele_id) values (1, 1, 'A', 'G', 651);
insert into targ_rep_pipeline (id, name, description, report_to_public, gene_trap) values
  (11, 'EUCOMM', null, true, false), (12, 'LakeClones', 'Invented', false, true);
insert into targ_rep_ikmc_project_status_type (id, name) values (1, 'Mice');
insert into targ_rep_ikmc_project_status (id, name, product_status_type_id, order_by) values (11, 'Mice - Genotype confirmed', 1, 100);
insert into targ_rep_ikmc_project (id, name, status_id, pipeline_id) values (11, '99001', 11, 11);
insert into targ_rep_targeting_vector (id, allele_id, name, ikmc_project_name, intermediate_vector, pipeline_id,
  ikmc_project_id, mgi_allele_name_prediction, allele_type_prediction)
values (751, 651, 'PRPGS_LAKE_1', '99001', 'PCS_LAKE_1', 11, 11, 'tm1a(EUCOMM)Lksd', 'a');
insert into targ_rep_targeting_vector_distribution_product (id, targ_rep_targeting_vector_id, distribution_network_id,
  start_date, distribution_identifier)
values (1, 751, 2901, '2012-01-01', 'EM:V99');
insert into targ_rep_centre (id, name, full_name, ilar_code) values (1, 'Lakeside clinic', null, 'Lksd');
insert into targ_rep_strain (id, name, mgi_strain_acc_id) values (11, 'C57BL/6N', 'MGI:2159965');
insert into targ_rep_es_cell_mutation_subtype (id, name) values (1, 'inherited');
insert into targ_rep_es_cell_mutation_type (id, name) values (1, 'a');
insert into targ_rep_es_cell (id, allele_id, targeting_vector_id, parental_cell_line, name, comment, ikmc_project_name,
  pipeline_id, strain_id, user_qc_karyotype, user_qc_southern_blot, user_qc_comment, mutation_subtype_id,
  user_qc_mouse_clinic_id, user_qc_chr1, ikmc_project_id)
values
  (851, 651, 751, 'JM8A3.N1', 'EPD9900_1_A01', 'Good clone', '99001', 11, 11, 'pass', 'fail', 'see note', 1, 1, 'pass', 11),
  (852, 652, null, 'JM8.N4', 'LAKE_2_B02', null, null, 12, 11, null, null, null, null, null, null, null);
insert into targ_rep_es_cell_mutation (id, es_cell_id, mgi_allele_symbol_superscript, allele_symbol_superscript_template,
  mgi_allele_accession_id, allele_type_id, five_prime_screen, three_prime_screen, loxp_screen, vector_integrity)
values (1, 851, 'tm1a(EUCOMM)Lksd', 'tm1@(EUCOMM)Lksd', 'MGI:9909901', 1, 'pass', 'not confirmed', 'pass', 'fail');
insert into targ_rep_es_cell_distribution_product (id, targ_rep_es_cell_id, distribution_network_id, start_date, end_date,
  distribution_identifier)
values (1, 851, 2902, '2012-03-04', '2013-03-04', 'RRID:MMRRC_990001');
-- The names are not those that reports show for these three numbers.
insert into targ_rep_es_cell_distribution_centre (id, name) values (1, 'Sanger'), (2, 'CSD'), (3, 'Helmholtz');
insert into targ_rep_distribution_qc (id, es_cell_id, es_cell_distribution_centre_id, five_prime_sr_pcr, karyotype_low,
  karyotype_high, thawing, chr8a)
values (1, 851, 2, 'pass', 0.75, 0.9, 'pass', 'fail'), (2, 851, 1, null, 0.8, null, null, null);

insert into plan (id, pin, project_id, work_unit_id, work_group_id, status_id, summary_status_id, plan_type_id, comment, attempt_type_id)
values
  (103, 'PIN:0000000103', 12, 72, 81, 1006, 1014, 1702, null, 1804),
  (104, 'PIN:0000000104', 12, 72, 81, 1011, 1011, 1702, 'Excision', 1806),
  (110, 'PIN:0000000110', 12, 72, null, 1008, 1008, 1702, null, 1808);
insert into plan_status_stamp (id, plan_id, status_id, date) values
  (9011, 103, 1001, '2018-01-02 08:00:00'), (9012, 103, 1003, '2018-03-01 00:00:00'), (9013, 103, 1006, '2018-05-01 00:00:00'),
  (9014, 104, 1009, '2020-12-01 00:00:00'), (9015, 104, 1010, '2021-01-10 00:00:00'), (9016, 104, 1011, '2021-02-03 04:05:06'),
  (9017, 110, 1008, '2021-03-01 00:00:00');
insert into plan_summary_status_stamp (id, plan_id, status_id, date) values
  (9111, 103, 1001, '2018-01-02 08:00:00'), (9112, 103, 1014, '2018-10-10 10:10:10'), (9113, 104, 1011, '2021-02-03 04:05:06'),
  (9114, 110, 1008, '2021-03-01 00:00:00');
insert into es_cell_attempt (plan_id, imits_mi_attempt, targ_rep_es_cell_id, mi_date, mi_external_ref, experimental, comment,
  blast_strain_id, total_blasts_injected, total_transferred, number_surrogates_receiving, total_pups_born,
  total_female_chimeras, total_male_chimeras, total_chimeras, number_of_males_with_0_to_39_percent_chimerism,
  number_of_males_with_40_to_79_percent_chimerism, number_of_males_with_80_to_99_percent_chimerism,
  number_of_males_with_100_percent_chimerism, test_cross_strain_id, date_chimeras_mated,
  number_of_chimera_matings_attempted, number_of_chimera_matings_successful, number_of_chimeras_with_glt_from_cct,
  number_of_chimeras_with_glt_from_genotyping, number_of_chimeras_with_0_to_9_percent_glt,
  number_of_chimeras_with_10_to_49_percent_glt, number_of_chimeras_with_50_to_99_percent_glt,
  number_of_chimeras_with_100_percent_glt, total_f1_mice_from_matings, number_of_cct_offspring,
  cassette_transmission_verified, cassette_transmission_verified_auto_complete, number_of_het_offspring,
  number_of_live_glt_offspring)
values (103, 7703, 851, '2018-03-01', 'HAR-MI-1', false, 'By the book', 2701, 41, 42, 43, 44, 3, 5, 8, 1, 2, 0, 4, 2702,
  '2018-05-20', 11, 12, 13, 14, 15, 16, 17, 18, 51, 52, '2018-08-08', true, 53, 54);
insert into es_cell_allele_modification_attempt (plan_id, imits_mouse_allele_mod, targ_rep_allele,
  number_of_cre_matings_successful, modification_external_ref, tat_cre, deleter_strain_id)
values (104, 7704, 651, 2, 'HAR-MOD-1', true, 2703);
insert into breeding_attempt (plan_id, imits_mouse_allele_mod, number_of_cre_matings_started,
  number_of_cre_matings_successfull, cre_excesion, tat_cre, deleter_strain_id, type_id)
values (110, 7710, 5, 4, true, false, 2703, 1);
