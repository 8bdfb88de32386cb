-- SYNTHETIC. What the plans yielded: colonies and a specimen; and the modification of a CRISPR allele, which starts
-- from one of them.

insert into outcome (id, tpo, outcome_type_id, plan_id) values
  (201, 'TPO:000000000201', 2802, 101), (202, 'TPO:000000000202', 2802, 101), (203, 'TPO:000000000203', 2802, 103),
  (204, 'TPO:000000000204', 2802, 104), (206, 'TPO:000000000206', 2801, 106);
insert into colony (outcome_id, name, legacy_modification, legacy_without_sequence, strain_id, status_id, genotyping_comment) values
  (201, 'JAX-FICT1-1', false, false, 2702, 1014, 'Confirmed twice'), (202, 'JAX-FICT1-2', null, null, 2704, 1013, null),
  (203, 'HAR-FICT2', false, true, 2702, 1014, null), (204, 'HAR-FICT2', true, false, 2702, 1014, 'Same name, modified');
insert into colony_status_stamp (id, colony_id, status_id, date) values
  (9201, 201, 1013, '2019-06-01 00:00:00'), (9202, 201, 1014, '2019-09-15 10:00:00'), (9203, 202, 1013, '2019-06-01 00:00:00'),
  (9204, 203, 1013, '2018-07-01 00:00:00'), (9205, 203, 1014, '2018-10-10 10:10:10'), (9206, 204, 1013, '2021-02-02 00:00:00'),
  (9207, 204, 1014, '2021-02-03 04:05:06');
insert into distribution_product (id, distribution_centre_id, product_type_id, colony_id, distribution_network_id, start_date,
  end_date, distribution_identifier)
values (1201, 71, 3002, 201, 2902, '2020-01-01', null, 'RRID:MMRRC_990201'), (1202, 74, 3001, 201, null, '2020-02-02', '2021-02-02', null);
insert into specimen (outcome_id, strain_id, specimen_external_ref, specimen_type_id, status_id) values
  (206, 2702, 'TCP-EMB-1', 3101, 1015);
insert into specimen_status_stamp (id, specimen_id, status_id, date) values (9301, 206, 1015, '2020-08-01 00:00:00');
insert into specimen_property (id, specimen_outcome_id, property_type_id, property_value) values (1301, 206, 3201, 'TS20');

insert into plan (id, pin, project_id, work_unit_id, work_group_id, status_id, summary_status_id, plan_type_id, comment, attempt_type_id)
values (105, 'PIN:0000000105', 11, 71, 82, 1010, 1013, 1702, 'Cre on CRISPR', 1807);
insert into plan_status_stamp (id, plan_id, status_id, date) values (9018, 105, 1009, '2021-04-01 00:00:00'), (9019, 105, 1010, '2021-05-01 00:00:00');
insert into plan_summary_status_stamp (id, plan_id, status_id, date) values (9115, 105, 1013, '2021-06-01 00:00:00');
insert into crispr_allele_modification_attempt (plan_id, number_of_cre_matings_successful, modification_external_ref, tat_cre,
  deleter_strain_id)
values (105, 3, 'JAX-MOD-2', false, 2703);
insert into outcome (id, tpo, outcome_type_id, plan_id) values (207, 'TPO:000000000207', 2802, 105);
insert into colony (outcome_id, name, legacy_modification, legacy_without_sequence, strain_id, status_id) values
  (207, 'JAX-FICT1-CRE', false, false, 2702, 1013);
insert into colony_status_stamp (id, colony_id, status_id, date) values (9208, 207, 1013, '2021-06-01 00:00:00');

insert into plan_starting_point (id, plan_id, outcome_id) values (1401, 105, 201), (1402, 104, 203);
