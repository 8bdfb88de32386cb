-- SYNTHETIC. Six projects: CRISPR with everything, ES cells (protected), haplo-essential (restricted), one that names a
-- place in its gene, one without any intention, and one of two genes that was given up.

insert into project (id, tpn, imits_mi_plan, assignment_status_id, summary_status_id, reactivation_date, recovery,
  es_cell_qc_only, comment, privacy_id, project_type_id, completion_note_id, completion_comment)
values
  (11, 'TPN:000000011', null, 1102, 1018, null, false, false, 'The line that all look at', 1203, 1, null, null),
  (12, 'TPN:000000012', 8812, 1102, 1011, '2020-02-29 23:59:59.25', true, true, null, 1202, 1, 1302, 'Cells were enough'),
  (13, 'TPN:000000013', null, 1102, 1020, null, false, false, 'Not for everybody', 1201, 1, null, null),
  (14, 'TPN:000000014', null, 1104, 1001, null, null, null, E'Zwei Zeilen:\nSequenz nach Müller', 1203, null, null, null),
  (16, 'TPN:000000016', null, 1101, 1021, null, false, false, 'Nobody knows what it was', 1203, null, null, null),
  (17, 'TPN:000000017', null, 1101, 1021, null, false, false, null, 1203, null, null, null);
-- The last project that was made is gone, but its number was given.
select setval('project_seq', 19);

insert into assignment_status_stamp (id, project_id, assignment_status_id, date) values
  (7001, 11, 1102, '2019-03-04 09:10:11.123'), (7002, 12, 1104, '2018-01-02 08:00:00'),
  (7003, 12, 1102, '2020-02-29 23:59:59.25'), (7004, 13, 1102, '2020-06-01 12:00:00'),
  (7005, 14, 1104, '2021-07-01 07:30:00'), (7006, 17, 1102, '2019-01-01 00:00:00'), (7007, 17, 1101, '2019-12-24 18:00:00');
insert into project_summary_status_stamp (id, project_id, status_id, date) values
  (7101, 11, 1001, '2019-03-04 09:10:11.123'), (7102, 11, 1014, '2019-09-15 10:00:00'),
  (7103, 11, 1018, '2020-11-30 16:45:00'), (7104, 12, 1001, '2018-01-02 08:00:00'), (7105, 12, 1011, '2021-02-03 04:05:06'),
  (7106, 13, 1001, '2020-06-01 12:00:00'), (7107, 13, 1020, '2021-01-15 09:00:00'), (7108, 14, 1001, '2021-07-01 07:30:00'),
  (7109, 17, 1001, '2019-01-01 00:00:00'), (7110, 17, 1021, '2019-12-24 18:00:00');
insert into project_consortium (id, project_id, consortium_id) values
  (7201, 11, 91), (7202, 11, 93), (7203, 12, 92), (7204, 13, 91), (7205, 14, 91), (7206, 17, 92);
insert into project_consortium_institute (project_consortium_id, institute_id) values (7203, 62), (7206, 61), (7206, 63);
insert into project_species (project_id, species_id) values (11, 1602), (12, 1602), (13, 1602), (14, 1602), (17, 1602);
insert into project_es_cell_qc (project_id, number_of_es_cells_received, es_cells_received_from_id,
  es_cells_received_on, number_of_es_cells_starting_qc, number_of_es_cells_passing_qc, es_cell_qc_comment_id)
values (12, 8, 1401, '2018-02-11', 6, 4, 1502);

insert into project_intention (id, project_id, molecular_mutation_type_id) values
  (7301, 11, 3602), (7302, 12, 3603), (7303, 13, 3603), (7304, 14, 3604), (7305, 17, 3602), (7306, 17, 3605);
insert into project_intention_gene (project_intention_id, gene_id) values
  (7301, 501), (7302, 502), (7303, 503), (7304, 504), (7305, 504), (7306, 501);
insert into project_intention_mutation_categorization (project_intention_id, mutation_categorization_id) values
  (7302, 3801), (7302, 3804), (7301, 3802);

-- One sequence, at two places.
insert into sequence (id, sequence, sequence_type_id, sequence_category_id) values (8001, 'ACGTTGCAAC', 3902, 4003);
insert into location (id, chr, start, stop, strand, genome_build, species_id, strain_id) values
  (8101, '7', 45000001, 45000010, '+', 'GRCm39', 1602, 2702), (8102, '9', 3000000001, 3000000010, '?', 'GRCm38', 1602, null);
insert into sequence_location (id, sequence_id, index, location_id) values (8201, 8001, 0, 8101), (8202, 8001, 1, 8102);
insert into project_intention_sequence (id, project_intention_id, sequence_id, index) values (8301, 7304, 8001, 0);
