-- SYNTHETIC. What years leave behind in a database without many constraints: one row, or a few, of each kind of trouble,
-- added to the good rows. Ids are in the 900s (9900s where the good rows are in the thousands).

-- Foreign keys that a restored copy lost.
alter table plan drop constraint plan_project_id_fkey;
alter table crispr_attempt drop constraint crispr_attempt_plan_id_fkey;
alter table plan_starting_point drop constraint plan_starting_point_outcome_id_fkey;
alter table project_consortium drop constraint project_consortium_project_id_fkey;

-- People: the same e-mail in other letters (with a role, and a right that the other account lacks), one that is none,
-- one with blanks around it, and a second account of somebody whose first is closed.
insert into person (id, name, email, ebi_admin) values
  (926, 'Mia again', 'MIA@lab.example', true), (927, 'Nobody', 'nobody', false), (928, 'Bea Blank', ' Bea@Lab.example ', false),
  (929, 'Rae Returned', 'Rae@lab.example', false);
insert into person_role_work_unit (id, person_id, work_unit_id, role_id) values (934, 926, 72, 42), (935, 928, 73, 42);

-- Look-up names: ours in other letters and with blanks, and names that code would have to know.
insert into work_unit (id, name) values (975, ' harwell');
insert into status (id, name, ordering, is_abortion_status) values (9901, 'Plan Imagined', 1, false);
insert into privacy (id, name) values (9902, 'secret');
insert into phenotyping_stage_type (id, name) values (9903, 'middle age');
insert into strain (id, name) values (9904, E' LAKE/2\t');

-- Genes: without an accession id, in small letters, one twice, and one that is in a list only.
insert into gene (id, symbol, acc_id, species_id) values
  (906, 'Fict6', null, 1602), (907, 'Fict7', 'mgi:9900007', 1602), (908, 'Fict1', 'MGI:9900001', 1602);
insert into list_record (id, gene_list_id, note, visible) values (9906, 92, '  Of an unknown gene ', null);
insert into gene_by_list_record (id, list_record_id, acc_id, index) values (9907, 9906, 'MGI:9900099', 0), (9908, 9906, 'MGI:9900004', 5);

-- Projects: an unknown privacy, none, a number that is another's, and no number. The last is sound.
insert into project (id, tpn, assignment_status_id, summary_status_id, privacy_id) values
  (901, 'TPN:000000901', 1102, 1001, 9902), (902, 'TPN:000000902', 1102, 1001, null), (903, 'TPN:000000011', 1102, 1001, 1203),
  (904, null, 1102, 1001, 1203);
insert into project_intention (id, project_id, molecular_mutation_type_id) values (9910, 901, 3603), (9911, 904, 3603);
insert into project_intention_gene (project_intention_id, gene_id) values (9910, 501), (9911, 908);
insert into project_consortium (id, project_id, consortium_id) values (9912, 999, 91);
insert into project_summary_status_stamp (id, project_id, status_id, date) values (9913, 904, 9901, '2020-01-01 00:00:00');

-- Plans: an unknown status, no such project, no work unit, the work unit with blanks, a refused project's, and attempts
-- that lack a plan or a clone.
insert into plan (id, pin, project_id, work_unit_id, status_id, summary_status_id, plan_type_id, attempt_type_id) values
  (901, 'PIN:0000000901', 14, 73, 9901, 1001, 1702, 1803), (902, 'PIN:0000000902', 14, 975, 1001, 1001, 1702, 1803),
  (903, 'PIN:0000000903', 999, 73, 1001, 1001, 1702, 1803), (904, 'PIN:0000000904', 14, null, 1001, 1001, 1702, 1803),
  (905, 'PIN:0000000905', 901, 73, 1001, 1001, 1702, 1803), (906, 'PIN:0000000906', 14, 73, 1001, 1001, 1702, 1804),
  (907, 'PIN:0000000907', 13, 73, 1001, 1020, 1701, 1801);
insert into plan_status_stamp (id, plan_id, status_id, date) values
  (9914, 901, 1001, '2020-01-01 00:00:00'), (9915, 902, 1001, '2020-01-01 00:00:00'), (9916, 902, 9901, '2020-01-02 00:00:00');
insert into crispr_attempt (plan_id, mi_date, strain_id) values (999, '2020-01-01', 2702), (905, '2020-01-01', 2702), (902, '2020-01-01', 9904);
insert into guide (id, gid, attempt_id, sequence) values (9917, 'GID:000000009917', 999, 'ACGT'), (9918, 'GID:000000009918', null, 'ACGT');
insert into es_cell_attempt (plan_id, targ_rep_es_cell_id) values (906, 9999);

-- Outcomes: a name with blanks, the same name without them, a name that is only blanks, one that is neither colony nor
-- specimen, a product of no colony, and a start from nowhere.
insert into outcome (id, tpo, outcome_type_id, plan_id) values
  (901, 'TPO:000000000901', 2802, 101), (902, 'TPO:000000000902', 2802, 101), (903, 'TPO:000000000903', 2802, 101),
  (904, 'TPO:000000000904', 2802, 903), (905, 'TPO:000000000905', 2802, 101);
insert into colony (outcome_id, name, strain_id, status_id) values
  (901, ' LAKE-X ', 2702, 1013), (902, 'LAKE-X', 2702, 1013), (905, '   ', 2702, 1013);
insert into colony_status_stamp (id, colony_id, status_id, date) values (9919, 902, 1013, '2020-01-01 00:00:00');
insert into distribution_product (id, distribution_centre_id, product_type_id, colony_id) values (9920, 71, 3002, null);
insert into plan_starting_point (id, plan_id, outcome_id) values (9921, 105, 999);

-- Mutations: a link that is there twice, two sequences in one place, a strand that is none.
insert into mutation_gene (mutation_id, gene_id) values (301, 501), (301, 908);
insert into mutation_sequence (id, mutation_id, sequence_id, index) values (9922, 301, 8004, 1);
insert into location (id, chr, start, stop, strand) values (9923, '1', 10, 20, 'forward');
insert into sequence_location (id, sequence_id, index, location_id) values (9924, 8003, 0, 9923), (9925, 8003, 1, null);

-- Phenotyping: a stage of an unknown type, and the reference of another attempt with blanks.
insert into phenotyping_stage (id, psn, plan_id, phenotyping_stage_type_id, status_id) values (9926, 'PSN:000000009926', 102, 9903, 1016);
insert into phenotyping_stage_status_stamp (id, phenotyping_stage_id, status_id, date) values (9927, 9926, 1016, '2020-01-01 00:00:00');
insert into phenotyping_attempt (plan_id, phenotyping_external_ref, strain_id) values (907, 'JAX-FICT1-1-PH ', 2702);

-- History of nothing in particular.
insert into history (id, entity_name, entity_id, date, comment) values
  (9928, null, 11, '2020-01-01 00:00:00', 'Project updated'), (9929, 'Project', 11, '2020-01-02 00:00:00', null);
insert into history_detail (id, field, old_value, new_value, history_id) values (9930, 'comment', 'a', 'b', 9928), (9931, null, 'a', 'b', 2106);

-- A table and a column that no description names, and a table that is gone.
create table lake_levels (id bigint primary key, metres double precision);
insert into lake_levels (id, metres) values (1, 3.5), (2, 3.25);
alter table project add column moon_phase varchar(255);
update project set moon_phase = 'full' where id = 11;
drop table monthly_mgi_nomenclature;
