-- SYNTHETIC. A small tracker that never was: people, genes, lines and numbers are invented. Organisations and look-up
-- names are the public ones, and one of each is invented, so that both are met. Each kind of row has ids of its own
-- range, and none the id that a fresh tracker of ours would give, so that mistaken ids show.

insert into work_unit (id, name, full_name, ilar_code) values
  (71, 'JAX', 'The Jackson Laboratory', 'J'),
  (72, 'Harwell', 'Mary Lyon Centre at MRC Harwell', 'H'),
  (73, 'TCP', 'The Centre for Phenogenomics', 'Tcp'),
  (74, 'Lakeside', 'Lakeside Institute of Invented Mice', 'Lksd');

insert into work_group (id, name, description) values
  (81, 'BaSH', null),
  (82, 'JAX', 'Mutant mouse production'),
  (83, 'DTCC', null),
  (84, 'Lakeside Core', 'Core facility');

insert into consortium (id, name, description) values
  (91, 'IMPC', 'International Mouse Phenotyping Consortium'),
  (92, 'CMG', 'Centers for Mendelian Genomics'),
  (93, 'Lakeside Group', 'Friends of the lake');

insert into institute (id, name, description) values (61, 'Yale', null), (62, 'Broad', null), (63, 'Shore', 'Invented');
insert into funder (id, name, description) values (51, 'NIH', null), (52, 'Lake Fund', 'Invented');
insert into role (id, name, description) values (43, 'manager', null), (42, 'general', null), (41, 'admin', null);

insert into work_group_work_unit (work_group_id, work_unit_id) values (81, 72), (82, 71), (83, 73), (84, 74);
insert into funder_work_group (funder_id, work_group_id) values (51, 81), (51, 82), (52, 84);
insert into consortium_work_unit (consortium_id, work_unit_id) values (92, 71), (93, 74);

insert into person (id, name, auth_id, is_active, contactable, email, ebi_admin) values
  (21, 'Ada Admin', '4e1f-ada', true, false, 'ada@lab.example', true),
  (22, 'Mia Manager', '4e1f-mia', true, true, 'mia@lab.example', false),
  (23, 'Gus General', '4e1f-gus', true, false, 'gus@lab.example', false),
  (24, 'Lou Lister', '4e1f-lou', true, true, 'lou@lab.example', false),
  (25, 'Rae Retired', null, false, false, 'rae@lab.example', false);
insert into person_role_work_unit (id, person_id, work_unit_id, role_id) values
  (31, 22, 71, 43), (32, 23, 72, 42), (33, 25, 74, 42);
insert into person_role_consortium (id, person_id, consortium_id, role_id) values (36, 24, 92, 43);
insert into keycloak_user_check (id, user_name, saved_password) values (1, 'mia@lab.example', true);
