-- Counting confirmed lines reads all of them, so servers remember their counts as long as nothing changes that they count.
-- As for the index of projects, the number of changes becomes visible in the same instant as the change, to every instance,
-- and is spread over slots, because writers would wait for each other at a single row.
create table confirmed_line_change (
  slot integer primary key,
  changes bigint not null
);

create function count_confirmed_line_change() returns trigger language plpgsql as $$
begin
  insert into confirmed_line_change (slot, changes) values (pg_backend_pid() % 32, 1)
  on conflict (slot) do update set changes = confirmed_line_change.changes + 1;
  return null;
end $$;

-- Differs whenever a count of confirmed lines may differ.
create function confirmed_lines_version() returns bigint
  language sql stable
  return (select coalesce(sum(changes), 0)::bigint from confirmed_line_change);

create trigger count_change after insert or update or delete or truncate on colony_status_stamp
  for each statement execute function count_confirmed_line_change();
create trigger count_change after insert or delete or truncate on colony
  for each statement execute function count_confirmed_line_change();
create trigger count_change_of_status after update of status_id on colony
  for each row when (old.status_id is distinct from new.status_id)
  execute function count_confirmed_line_change();
create trigger count_change after insert or delete or truncate on mutation_outcome
  for each statement execute function count_confirmed_line_change();
create trigger count_change after insert or update or delete or truncate on mutation_gene
  for each statement execute function count_confirmed_line_change();
create trigger count_change_of_work after update of work_unit_id, work_group_id, attempt_type_id on plan
  for each row when (
    (old.work_unit_id, old.work_group_id, old.attempt_type_id)
    is distinct from (new.work_unit_id, new.work_group_id, new.attempt_type_id))
  execute function count_confirmed_line_change();
create trigger count_change after update on work_unit
  for each statement execute function count_confirmed_line_change();
create trigger count_change after update on work_group
  for each statement execute function count_confirmed_line_change();
