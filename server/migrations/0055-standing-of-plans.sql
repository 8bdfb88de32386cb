-- What people see of their own work: how many projects of a work unit stand at each status, which of its plans came where
-- when, and what changed lately. Read from rows that are kept as work goes on, because joining 100,000 projects with their
-- stamps takes longer than people wait.

-- Where a plan stands, and since when.
create table plan_standing (
  plan_id bigint primary key references plan on delete cascade,
  work_unit_id bigint not null,
  attempt_type_id bigint not null,
  summary_status_id bigint not null,
  -- Its own status is one of an abortion: nothing is to be done any more.
  is_aborted boolean not null,
  -- When the summary status was reached; null where no stamp says so.
  since timestamp
);
create index plan_standing_since on plan_standing (work_unit_id, attempt_type_id, summary_status_id, since)
  where not is_aborted;

-- The same of all work units, for administrators.
create index plan_standing_of_all on plan_standing (attempt_type_id, summary_status_id, since) where not is_aborted;

create view plan_standing_source as
select plan.id as plan_id, plan.work_unit_id, plan.attempt_type_id, plan.summary_status_id,
  status.is_abortion_status as is_aborted,
  (select max(date) from plan_summary_status_stamp stamp
    where stamp.plan_id = plan.id and stamp.status_id = plan.summary_status_id) as since
from plan join status on status.id = plan.status_id;

create function refresh_plan_standing(plan_ids bigint[]) returns void language sql as $$
  insert into plan_standing
  select * from plan_standing_source where plan_id = any (plan_ids) order by plan_id
  on conflict (plan_id) do update set
    work_unit_id = excluded.work_unit_id,
    attempt_type_id = excluded.attempt_type_id,
    summary_status_id = excluded.summary_status_id,
    is_aborted = excluded.is_aborted,
    since = excluded.since
  where plan_standing is distinct from excluded
$$;

create function stand_plans() returns trigger language plpgsql as $$
begin
  perform refresh_plan_standing(array(select id from changed));
  return null;
end $$;
create trigger standing_inserted after insert on plan referencing new table as changed
  for each statement execute function stand_plans();
create trigger standing_updated after update on plan referencing new table as changed
  for each statement execute function stand_plans();

create function stand_plans_of_stamps() returns trigger language plpgsql as $$
begin
  perform refresh_plan_standing(array(select distinct plan_id from changed));
  return null;
end $$;
create trigger standing_inserted after insert on plan_summary_status_stamp referencing new table as changed
  for each statement execute function stand_plans_of_stamps();
create trigger standing_updated after update on plan_summary_status_stamp referencing new table as changed
  for each statement execute function stand_plans_of_stamps();
create trigger standing_deleted after delete on plan_summary_status_stamp referencing old table as changed
  for each statement execute function stand_plans_of_stamps();

insert into plan_standing select * from plan_standing_source;

-- The number of projects of a work unit at a summary status: one more total of lists (migration 0020). Its value has the
-- work unit in front of the status, so that those of a work unit are next to each other.
create function work_unit_status_key(work_unit_id bigint, status_id bigint) returns bigint language sql immutable as $$
  select (work_unit_id << 32) + status_id
$$;

create or replace function project_index_facets(listed project_index) returns table (facet text, value bigint)
  language sql immutable as $$
  select 'all', 0::bigint where listed.has_gene
  union all select 'assignmentStatus', listed.assignment_status_id where listed.has_gene
  union all select 'summaryStatus', listed.summary_status_id
    where listed.has_gene and listed.summary_status_id is not null
  union all select 'intentionType', unnest(listed.intention_type_ids) where listed.has_gene
  union all select 'workUnit', unnest(listed.work_unit_ids) where listed.has_gene
  union all select 'workGroup', unnest(listed.work_group_ids) where listed.has_gene
  union all select 'consortium', unnest(listed.consortium_ids) where listed.has_gene
  union all select 'workUnitStatus', work_unit_status_key(unnest(listed.work_unit_ids), listed.summary_status_id)
    where listed.has_gene and listed.summary_status_id is not null
$$;

insert into project_index_total (facet, value, privacy_rank, slot, projects)
select 'workUnitStatus', work_unit_status_key(unit.id, summary_status_id), privacy_rank, 0, count(*)
from project_index cross join lateral unnest(work_unit_ids) unit (id)
where has_gene and summary_status_id is not null
group by 2, 3;

-- What changed lately, whatever it was.
create index history_date on history (date desc, id desc);
