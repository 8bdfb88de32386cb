-- SYNTHETIC. What the schema of the existing tracker's own server allows beside the good rows: columns without a value, public
-- numbers that do not follow from ids, and authors that nobody knows. Ids are in the 700s (9700s where the good rows are in
-- the thousands).

-- Empty columns, each with something that belongs to the row.
insert into person (id, name, email, auth_id) values (727, 'Noa Address', null, 'subject-727');
insert into person_role_work_unit (id, person_id, work_unit_id, role_id) values (734, 727, 73, 42);
insert into work_unit (id, name) values (775, null);
insert into work_group (id, name, created_at, created_by, last_modified, last_modified_by) values
  (785, 'Nobodys', null, null, null, null), (786, 'Somebodys', '2018-01-02 03:04:05', 'ada@lab.example', '2018-01-03 00:00:00', 'mia@lab.example');
insert into work_group_work_unit (work_group_id, work_unit_id) values (785, 71), (786, 71);
insert into gene (id, symbol, acc_id, species_id) values (706, 'Fict76', null, 1602);
insert into project (id, tpn, assignment_status_id, summary_status_id, privacy_id) values (701, 'TPN:000000701', null, 1001, null);
insert into assignment_status_stamp (id, project_id, assignment_status_id, date, created_at) values
  (9701, 701, 1102, null, '2020-05-06 07:08:09'), (9702, 701, 1102, null, null);
insert into project_intention (id, project_id, molecular_mutation_type_id) values (9710, 701, null);
insert into project_intention_gene (project_intention_id, gene_id) values (9710, 706);
insert into plan (id, pin, project_id, work_unit_id, status_id, summary_status_id, plan_type_id, attempt_type_id) values
  (701, 'PIN:0000000701', 701, null, null, null, null, null), (702, 'PIN:0000000702', 701, 73, 1001, 1001, null, null),
  (703, 'PIN:0000000703', 701, 73, 1001, 1001, null, null), (704, 'PIN:0000000704', 701, 73, 1001, 1001, 1702, null);
insert into plan_status_stamp (id, plan_id, status_id, date) values (9711, 701, 1003, '2020-02-01 00:00:00'), (9712, 701, 1001, '2020-01-01 00:00:00');
insert into crispr_attempt (plan_id, mi_date, strain_id) values (701, '2020-02-01', 2702);
insert into crispr_attempt_reagent (id, attempt_id, reagent_id) values (9713, 701, null);
insert into es_cell_allele_modification_attempt (plan_id) values (702);
insert into phenotyping_attempt (plan_id, phenotyping_external_ref, strain_id) values (703, null, null);
insert into phenotyping_stage (id, psn, plan_id, phenotyping_stage_type_id, status_id) values (9714, 'PSN:000000009714', 703, null, null);
insert into tissue_distribution (id, phenotyping_stage_id, material_deposited_type_id, work_unit_id) values (9715, 9714, null, null);
insert into outcome (id, tpo, outcome_type_id, plan_id) values (701, 'TPO:000000000701', null, 701), (702, 'TPO:000000000702', null, 701);
insert into colony (outcome_id, name, strain_id, status_id) values (701, null, null, null);
insert into colony_status_stamp (id, colony_id, status_id, date) values (9716, 701, 1014, '2020-06-01 00:00:00');
insert into distribution_product (id, colony_id, distribution_centre_id, product_type_id) values (9717, 701, null, null);
insert into specimen (outcome_id, strain_id, status_id) values (702, null, null);
insert into specimen_property (id, specimen_outcome_id, property_type_id, property_value) values (9718, 702, null, 'TS21');
insert into history (id, entity_name, entity_id, user_, date, comment, created_at) values
  (9719, 'Project', 701, null, null, null, '2020-05-06 07:08:10');

-- Numbers that are not those of the ids: a project's, a plan's, one that another guide has too, one that is no number, and
-- one in the way of a row without a number.
insert into project (id, tpn, assignment_status_id, summary_status_id, privacy_id) values (705, 'TPN:000090705', 1102, 1001, 1203);
insert into plan (id, pin, project_id, work_unit_id, work_group_id, status_id, summary_status_id, plan_type_id, attempt_type_id) values
  (705, 'PIN:0000090705', 705, 73, 83, 1003, 1003, 1702, 1803);
insert into crispr_attempt (plan_id, mi_date, strain_id) values (705, '2020-02-01', 2702);
insert into nuclease (id, attempt_id, nuclease_type_id, nuclease_class_id) values (9725, 705, 2203, 2302);
insert into guide (id, gid, attempt_id, sequence, chr, start, stop, strand, genome_build) values
  (9720, 'GID:000000019720', 705, 'ACGTACGTACGTACGTACGTCGG', '4', 134001000, 134001022, '+', 'GRCm38'),
  (9721, 'GID:000000019720', 705, 'ACGTACGTACGTACGTACGTAGG', null, null, null, null, null),
  (9722, 'guide of the lake', 705, 'ACGTACGTACGTACGTACGTTGG', null, null, null, null, null),
  (9723, 'GID:000000009724', 705, 'ACGTACGTACGTACGTACGTGGG', null, null, null, null, null),
  (9724, null, 705, 'ACGTACGTACGTACGTACGTGGG', null, null, null, null, null);

-- The sequence of targeted exons is not called after its table; the last of its rows are gone.
select setval('exon_deletion_seq', 5000);
