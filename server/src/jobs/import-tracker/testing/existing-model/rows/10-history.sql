-- SYNTHETIC. Saved changes, a stored report, and what other tools left. Last, who entered all of it.

insert into history (id, entity_name, entity_id, user_, date, comment) values
  (2101, 'Project', 11, 'mia@lab.example', '2019-03-04 09:10:11.123', 'Project created'),
  (2102, 'Plan', 101, 'mia@lab.example', '2019-05-06 10:20:30.5', 'Plan updated'),
  (2103, 'Outcome', 201, 'gus@lab.example', '2019-09-15 10:00:00', 'Outcome updated'),
  (2104, 'Mutation', 301, 'mia@lab.example', '2019-09-16 11:00:00', 'Mutation created'),
  (2105, 'PhenotypingStage', 401, 'gus@lab.example', '2020-01-31 08:00:00', 'PhenotypingStage updated'),
  (2106, 'Project', 11, 'ada@lab.example', '2021-06-07 08:09:10', 'Project updated');
insert into history_detail (id, field, old_value, new_value, reference_entity, old_value_entity_id, new_value_entity_id, note,
  history_id)
values
  (2201, 'status.name', 'Embryos Obtained', 'Founder Obtained', 'Status', '1004', '1005', null, 2102),
  (2202, 'comment', null, 'First try', null, null, null, '', 2102),
  (2203, 'attempt.guides.[1]', null, 'ACGTACGTACGTACGTACGTCGG', 'Guide', null, '601', 'Element added', 2102),
  (2204, 'colony.strain.name', 'LAKE/1', 'C57BL/6J', null, null, null, null, 2103),
  (2205, 'comment', 'The line', 'The line that all look at', null, null, null, null, 2106);
insert into revision_info (revision_id, revision_timestamp, created_by) values (1, 1551690611123, 'mia@lab.example');
insert into report_type (id, name, description, is_public) values
  (2302, 'glt_mice', 'Counts of mice', true), (2301, 'lake_levels', 'A report of its own', false);
insert into report (id, report, report_type_id, created_at) values
  (2401, E'a\tb\n1\t2\n', 2302, '2021-01-01 00:00:00'), (2402, 'newest', 2302, '2021-02-01 00:00:00');

insert into gene_symbol_mgi_update_log (id, old_symbol, new_symbol) values (1, 'Fic1', 'Fict1');
insert into allele_symbol_mgi_update_log (id, old_symbol, new_symbol) values (1, 'Fic1<em1>', 'Fict1<em1>');
insert into allele_symbol_targ_rep_update_log (id, old_symbol, new_symbol) values (1, 'tm1', 'tm1a');
insert into mutation_symbol_update_log (id, old_symbol, new_symbol) values (1, 'Fic1<em1>', 'Fict1<em1>');
insert into targ_rep_gene_symbol_mgi_update_log (id, old_symbol, new_symbol) values (1, 'Fic2', 'Fict2');
insert into all_mgi_nomenclature (id, marker_mgi_id, event) values (1, 'MGI:9900001', 'rename');
insert into monthly_mgi_nomenclature (id, marker_mgi_id, event) values (1, 'MGI:9900001', 'rename');

do $$
declare
  audited text;
begin
  for audited in
    select table_name from information_schema.columns where table_schema = current_schema and column_name = 'last_modified_by'
      and table_name in (select tablename from pg_tables where schemaname = current_schema)
  loop
    execute format(
      'update %I set created_at = coalesce(created_at, ''2019-03-04 09:10:11''), created_by = ''mia@lab.example'',
         last_modified = ''2021-06-07 08:09:10'', last_modified_by = ''gus@lab.example''', audited);
  end loop;
end $$;
