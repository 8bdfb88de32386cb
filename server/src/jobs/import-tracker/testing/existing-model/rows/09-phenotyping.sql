-- SYNTHETIC. Phenotyping of a colony in two stages, and of the haplo-essential specimen.

insert into plan (id, pin, project_id, work_unit_id, work_group_id, status_id, summary_status_id, plan_type_id, comment, attempt_type_id)
values
  (102, 'PIN:0000000102', 11, 72, 81, 1001, 1018, 1701, null, 1801),
  (107, 'PIN:0000000107', 13, 73, 83, 1001, 1020, 1701, null, 1802);
insert into plan_status_stamp (id, plan_id, status_id, date) values (9020, 102, 1001, '2019-10-01 00:00:00'), (9021, 107, 1001, '2020-12-01 00:00:00');
insert into plan_summary_status_stamp (id, plan_id, status_id, date) values
  (9116, 102, 1001, '2019-10-01 00:00:00'), (9117, 102, 1018, '2020-11-30 16:45:00'), (9118, 107, 1020, '2021-01-15 09:00:00');
insert into plan_starting_point (id, plan_id, outcome_id) values (1403, 102, 201), (1404, 107, 206);
insert into phenotyping_attempt (plan_id, imits_phenotype_attempt, imits_phenotyping_production, imits_parent_colony,
  do_not_count_towards_completeness, phenotyping_external_ref, strain_id, cohort_work_unit_id)
values (102, 7711, 7712, 7713, true, 'JAX-FICT1-1-PH', 2702, 71), (107, null, null, null, null, 'TCP-EMB-1-PH', 2704, null);
insert into phenotyping_stage (id, psn, plan_id, phenotyping_stage_type_id, phenotyping_experiments_started, status_id,
  initial_data_release_date)
values
  (401, 'PSN:000000000401', 102, 3304, '2020-01-31', 1018, '2020-12-01'), (402, 'PSN:000000000402', 102, 3303, null, 1019, null),
  (403, 'PSN:000000000403', 107, 3302, null, 1020, null);
insert into phenotyping_stage_status_stamp (id, phenotyping_stage_id, status_id, date) values
  (9401, 401, 1016, '2019-10-01 00:00:00'), (9402, 401, 1017, '2020-01-31 08:00:00'), (9403, 401, 1018, '2020-11-30 16:45:00'),
  (9404, 402, 1019, '2020-12-05 00:00:00'), (9405, 403, 1020, '2021-01-15 09:00:00');
insert into tissue_distribution (id, phenotyping_stage_id, start_date, end_date, material_deposited_type_id, work_unit_id) values
  (2001, 401, '2020-05-01', null, 3402, 72), (2002, 401, null, '2021-12-31', 3401, 74);
