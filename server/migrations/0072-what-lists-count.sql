-- Lists that coordinators open every day, without counting or looking up what rows can have ready.

-- The project of a plan stands beside where the plan stands: finding the projects that stand still reads one index.
alter table plan_standing add column project_id bigint;

create or replace view plan_standing_source as
select plan.id as plan_id, plan.work_unit_id, plan.attempt_type_id, plan.summary_status_id,
  status.is_abortion_status as is_aborted,
  (select max(date) from plan_summary_status_stamp stamp
    where stamp.plan_id = plan.id and stamp.status_id = plan.summary_status_id) as since,
  plan.project_id
from plan join status on status.id = plan.status_id;

create or replace function refresh_plan_standing(plan_ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  insert into plan_standing
  select * from plan_standing_source where plan_id = any (plan_ids) order by plan_id
  on conflict (plan_id) do update set
    work_unit_id = excluded.work_unit_id,
    attempt_type_id = excluded.attempt_type_id,
    summary_status_id = excluded.summary_status_id,
    is_aborted = excluded.is_aborted,
    since = excluded.since,
    project_id = excluded.project_id
  where plan_standing is distinct from excluded;
end $$;

update plan_standing set project_id = plan.project_id from plan where plan.id = plan_standing.plan_id;
alter table plan_standing alter column project_id set not null;

drop index plan_standing_of_all;
create index plan_standing_of_all on plan_standing (attempt_type_id, summary_status_id, since) include (project_id)
  where not is_aborted;

-- Totals of what is missing (1: guides, 2: a colony), and of an attempt type within a work unit (migrations 0020, 0055 and 0064).
-- The value of the latter has the work unit in front, as that of a status within a work unit.
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
  union all select 'attemptType', unnest(listed.attempt_type_ids) where listed.has_gene
  union all select 'lack', 1 where listed.has_gene and listed.lacks_guides
  union all select 'lack', 2 where listed.has_gene and listed.colony_names = '{}'
  union all select 'workUnitStatus', work_unit_status_key(unnest(listed.work_unit_ids), listed.summary_status_id)
    where listed.has_gene and listed.summary_status_id is not null
  union all select 'workUnitAttemptType', (unit.id::bigint << 32) + type.id
    from unnest(listed.work_unit_ids) unit (id) cross join unnest(listed.attempt_type_ids) type (id)
    where listed.has_gene
$$;

insert into project_index_total (facet, value, privacy_rank, slot, projects)
select counted.facet, counted.value, project_index.privacy_rank, 0, count(*)
from project_index cross join lateral project_index_facets(project_index) counted
where counted.facet in ('lack', 'workUnitAttemptType')
group by 1, 2, 3;

-- To such a total come the restricted projects that a member is related to: few, found among the restricted alone.
create index project_index_restricted on project_index
  using gin (work_unit_ids, work_group_ids, consortium_ids, attempt_type_ids) where has_gene and privacy_rank = 3;
