-- Counting confirmed lines read all of them with their plans and genes: at 100,000 projects one statement of two seconds after each
-- change, for which everybody waits where the database is the embedded one. They are kept in rows of their own, as work goes on.

-- A gene of a colony that is confirmed at present, or was before it became extinct, and when it came to that status: several times
-- where it left and came back.
create table confirmed_line (
  colony_id bigint not null references colony on delete cascade,
  stamp_id bigint not null,
  -- Null where no mutation of the colony has a gene.
  gene_id bigint,
  plan_id bigint not null,
  attempt_type_id bigint not null,
  work_unit_id bigint not null,
  work_group_id bigint,
  confirmed_at timestamp not null,
  unique nulls not distinct (colony_id, stamp_id, gene_id)
);

-- Statuses of lines that were confirmed: an extinct one was, too.
create view confirmed_status as
select id from status where name in ('Genotype Confirmed', 'Genotype Extinct');

create view confirmed_line_source as
select colony.outcome_id as colony_id, stamp.id as stamp_id, gene.gene_id, plan.id as plan_id,
  plan.attempt_type_id, plan.work_unit_id, plan.work_group_id, stamp.date as confirmed_at
from colony
join confirmed_status on confirmed_status.id = colony.status_id
join colony_status_stamp stamp on stamp.colony_id = colony.outcome_id and stamp.status_id = colony.status_id
join outcome on outcome.id = colony.outcome_id
join plan on plan.id = outcome.plan_id
left join lateral (
  select distinct mutation_gene.gene_id
  from mutation_outcome join mutation_gene on mutation_gene.mutation_id = mutation_outcome.mutation_id
  where mutation_outcome.outcome_id = colony.outcome_id) gene on true;

-- Writes only what differs. Of two changes of what a line is made of, the
-- second waits for the first and finds what it has written, where both lock the plan, the outcome or the mutation they change before they
-- write, as the server does. Rows are found by index, also while a new database has no statistics.
create function refresh_confirmed_lines(colonies bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if cardinality(colonies) = 0 then return; end if;
  perform from outcome where id = any (colonies) order by id for no key update;
  delete from confirmed_line line using (
    select colony_id, stamp_id, gene_id from confirmed_line where colony_id = any (colonies)
    except select colony_id, stamp_id, gene_id from confirmed_line_source where colony_id = any (colonies)) gone
  where line.colony_id = gone.colony_id and line.stamp_id = gone.stamp_id
    and line.gene_id is not distinct from gone.gene_id;
  insert into confirmed_line
  select * from confirmed_line_source where colony_id = any (colonies)
  on conflict (colony_id, stamp_id, gene_id) do update set
    plan_id = excluded.plan_id,
    attempt_type_id = excluded.attempt_type_id,
    work_unit_id = excluded.work_unit_id,
    work_group_id = excluded.work_group_id,
    confirmed_at = excluded.confirmed_at
  where confirmed_line is distinct from excluded;
end $$;

-- All triggers fire after those that note whose a mutation is (`own_linked`), in the order of their names: these wait for the plan, as
-- do those who change a plan and then its lines.
create function confirm_lines_of_linked() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select distinct outcome_id from changed
    where exists (select from mutation_gene where mutation_gene.mutation_id = changed.mutation_id)));
  return null;
end $$;
create trigger refresh_lines_inserted after insert on mutation_outcome referencing new table as changed
  for each statement execute function confirm_lines_of_linked();

-- The genes of a mutation that is deleted may be gone before.
create function confirm_lines_of_unlinked() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(select distinct outcome_id from changed));
  return null;
end $$;
create trigger refresh_lines_deleted after delete on mutation_outcome referencing old table as changed
  for each statement execute function confirm_lines_of_unlinked();
create trigger refresh_lines_updated_from after update on mutation_outcome referencing old table as changed
  for each statement execute function confirm_lines_of_unlinked();
create trigger refresh_lines_updated_to after update on mutation_outcome referencing new table as changed
  for each statement execute function confirm_lines_of_unlinked();

create function confirm_lines_of_stamps() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select distinct changed.colony_id
    from changed join colony on colony.outcome_id = changed.colony_id and colony.status_id = changed.status_id
    join confirmed_status on confirmed_status.id = changed.status_id));
  return null;
end $$;
create trigger refresh_lines_inserted after insert on colony_status_stamp referencing new table as changed
  for each statement execute function confirm_lines_of_stamps();
create trigger refresh_lines_deleted after delete on colony_status_stamp referencing old table as changed
  for each statement execute function confirm_lines_of_stamps();
create trigger refresh_lines_updated_from after update on colony_status_stamp referencing old table as changed
  for each statement execute function confirm_lines_of_stamps();
create trigger refresh_lines_updated_to after update on colony_status_stamp referencing new table as changed
  for each statement execute function confirm_lines_of_stamps();

create function confirm_lines_of_genes() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select distinct mutation_outcome.outcome_id
    from changed join mutation_outcome on mutation_outcome.mutation_id = changed.mutation_id));
  return null;
end $$;
create trigger refresh_lines_inserted after insert on mutation_gene referencing new table as changed
  for each statement execute function confirm_lines_of_genes();
create trigger refresh_lines_deleted after delete on mutation_gene referencing old table as changed
  for each statement execute function confirm_lines_of_genes();
create trigger refresh_lines_updated_from after update on mutation_gene referencing old table as changed
  for each statement execute function confirm_lines_of_genes();
create trigger refresh_lines_updated_to after update on mutation_gene referencing new table as changed
  for each statement execute function confirm_lines_of_genes();

create function confirm_lines_of_statuses() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select changed.outcome_id from changed join before on before.outcome_id = changed.outcome_id
    where changed.status_id <> before.status_id));
  return null;
end $$;
create trigger refresh_lines_updated after update on colony referencing old table as before new table as changed
  for each statement execute function confirm_lines_of_statuses();

create function confirm_lines_of_moved() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select changed.id from changed join before on before.id = changed.id where changed.plan_id <> before.plan_id));
  return null;
end $$;
create trigger refresh_lines_updated after update on outcome referencing old table as before new table as changed
  for each statement execute function confirm_lines_of_moved();

create function confirm_lines_of_plans() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(
    select outcome.id from changed
    join before on before.id = changed.id
    join outcome on outcome.plan_id = changed.id
    where (changed.attempt_type_id, changed.work_unit_id, changed.work_group_id)
      is distinct from (before.attempt_type_id, before.work_unit_id, before.work_group_id)));
  return null;
end $$;
create trigger refresh_lines_updated after update on plan referencing old table as before new table as changed
  for each statement execute function confirm_lines_of_plans();

create function confirm_all_lines() returns trigger language plpgsql as $$
begin
  perform refresh_confirmed_lines(array(select outcome_id from colony));
  return null;
end $$;
create trigger refresh_lines_truncated after truncate on colony_status_stamp
  for each statement execute function confirm_all_lines();
create trigger refresh_lines_truncated after truncate on mutation_outcome
  for each statement execute function confirm_all_lines();
create trigger refresh_lines_truncated after truncate on mutation_gene
  for each statement execute function confirm_all_lines();

insert into confirmed_line select * from confirmed_line_source;

-- Beside the triggers of migration 0044, by which servers of before count again: to drop them would lock tables that these read and
-- write meanwhile.
create trigger count_change after insert or update or delete or truncate on confirmed_line
  for each statement execute function count_confirmed_line_change();
