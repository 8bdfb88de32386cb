-- Rows that come from another tracker have what they had there.

-- Their public number, also where it does not follow from their id: people cite it. It is null for all other rows, and
-- nothing but an import writes it. A generated column cannot be given another rule, so it is made again, and with it the
-- view that reads it.
do $$
declare
  index_source text := pg_get_viewdef('project_index_source');
  target record;
begin
  drop view project_index_source;
  for target in
    select * from (values ('project', 'tpn', 9), ('plan', 'pin', 10), ('outcome', 'tpo', 12), ('mutation', 'min', 12),
      ('phenotyping_stage', 'psn', 12), ('guide', 'gid', 12), ('insertion_sequence', 'ins', 12))
      as numbered (name, number, width)
  loop
    execute format(
      'alter table %1$I
         drop column %2$I,
         add column given_number text;
       alter table %1$I
         add column %2$I text not null
           generated always as (coalesce(given_number, public_identifier(%3$L, %4$s, id))) stored unique',
      target.name, target.number, upper(target.number), target.width);
    execute format(
      'comment on column %I.given_number is %L',
      target.name, 'public number in the tracker that the row came from, where it does not follow from the id');
  end loop;
  execute 'create view project_index_source as ' || index_source;
end $$;

-- Who made and last changed them, and when: nobody knows it of some. New rows have both as before. A stored report needs
-- its date, because the newest is the one that is sent.
do $$
declare
  target record;
begin
  for target in
    select attrelid::regclass as name, attname as part from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and not attisdropped
      and attname in ('created_at', 'created_by', 'last_modified', 'last_modified_by')
      and attrelid in (select attrelid from pg_attribute where attname = 'last_modified_by' and not attisdropped)
      and not (relname = 'report' and attname = 'created_at')
  loop
    execute format('alter table %s alter column %I drop not null', target.name, target.part);
  end loop;
end $$;
