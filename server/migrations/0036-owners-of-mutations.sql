-- The plan that a mutation belongs to: where it was made, and once it is unlinked from there, the first plan that still
-- carries it, or the one that carried it last. It decides who may read and change a mutation that no outcome carries,
-- and who may take one back from outcomes of others. A mutation without owner is for administrators alone.
-- It is no column of the mutation, whose version and date of change it does not touch.
create table mutation_owner (
  mutation_id bigint primary key references mutation on delete cascade,
  plan_id bigint not null references plan
);
create index on mutation_owner (plan_id);

create function own_linked_mutations() returns trigger language plpgsql as $$
begin
  insert into mutation_owner (mutation_id, plan_id)
  select distinct on (linked.mutation_id) linked.mutation_id, outcome.plan_id
  from linked join outcome on outcome.id = linked.outcome_id
  order by linked.mutation_id, outcome.id
  -- One without outcomes belongs to where it was last until then.
  on conflict (mutation_id) do update set plan_id = excluded.plan_id
    where not exists (
      select from mutation_outcome carrier
      where carrier.mutation_id = excluded.mutation_id
        and not exists (
          select from linked
          where linked.mutation_id = carrier.mutation_id and linked.outcome_id = carrier.outcome_id));
  return null;
end $$;
create trigger own_linked after insert on mutation_outcome referencing new table as linked
  for each statement execute function own_linked_mutations();

create function own_unlinked_mutations() returns trigger language plpgsql as $$
begin
  update mutation_owner
  set plan_id = coalesce(
    (select outcome.plan_id from mutation_outcome carrier
     join outcome on outcome.id = carrier.outcome_id
     where carrier.mutation_id = mutation_owner.mutation_id
     order by outcome.id limit 1),
    (select outcome.plan_id from unlinked
     join outcome on outcome.id = unlinked.outcome_id
     where unlinked.mutation_id = mutation_owner.mutation_id
     order by outcome.id limit 1),
    mutation_owner.plan_id)
  where mutation_id in (select mutation_id from unlinked)
    and not exists (
      select from mutation_outcome carrier
      join outcome on outcome.id = carrier.outcome_id
      where carrier.mutation_id = mutation_owner.mutation_id and outcome.plan_id = mutation_owner.plan_id);
  return null;
end $$;
create trigger own_unlinked after delete on mutation_outcome referencing old table as unlinked
  for each statement execute function own_unlinked_mutations();

insert into mutation_owner (mutation_id, plan_id)
select distinct on (carrier.mutation_id) carrier.mutation_id, outcome.plan_id
from mutation_outcome carrier join outcome on outcome.id = carrier.outcome_id
order by carrier.mutation_id, outcome.id;

-- Of mutations that were unlinked before, the history of outcomes says from where.
insert into mutation_owner (mutation_id, plan_id)
select distinct on (mutation.id) mutation.id, outcome.plan_id
from history_detail detail
join history on history.id = detail.history_id and history.entity_name = 'Outcome'
join outcome on outcome.id = history.entity_id
join mutation on mutation.id = substring(detail.field from '^mutations\.\[(\d{1,18})\]$')::bigint
where detail.note = 'Element removed'
order by mutation.id, detail.id desc
on conflict do nothing;
