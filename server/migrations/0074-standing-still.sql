-- Until when it is usual that a plan stands where it does is stored with where it stands, and the earliest such day of its plans
-- with a project: what stands still is found by comparing it with today.

-- How long plans usually stay at a summary status from which somebody can lead them on. Measured by the server
-- (tracker/usual-times).
create table usual_time (
  attempt_type_id bigint not null references attempt_type,
  status_id bigint not null references status,
  days integer not null,
  primary key (attempt_type_id, status_id)
);

-- The last usual day; null where the plan waits for nobody.
alter table plan_standing add column usual_until date;
alter table project_index add column usual_until date;

create or replace view plan_standing_source as
select plan.id as plan_id, plan.work_unit_id, plan.attempt_type_id, plan.summary_status_id,
  status.is_abortion_status as is_aborted, reached.since, plan.project_id,
  case when not status.is_abortion_status then reached.since::date + usual_time.days end as usual_until
from plan
join status on status.id = plan.status_id
cross join lateral (
  select max(date) as since from plan_summary_status_stamp stamp
  where stamp.plan_id = plan.id and stamp.status_id = plan.summary_status_id) reached
left join usual_time on usual_time.attempt_type_id = plan.attempt_type_id
  and usual_time.status_id = plan.summary_status_id;

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
    project_id = excluded.project_id,
    usual_until = excluded.usual_until
  where plan_standing is distinct from excluded;
end $$;

create or replace view project_index_source as
select basis.*, work.attempt_type_ids, standing.status_since, work.lacks_guides, work.stop_reasons, work.usual_until
from project_index_basis basis
cross join lateral (
  select
    coalesce(array_agg(distinct plan.attempt_type_id::integer order by plan.attempt_type_id::integer), '{}')
      as attempt_type_ids,
    -- A CRISPR attempt goes on without any guide.
    coalesce(bool_or(type.name in ('crispr', 'haplo-essential crispr') and not status.is_abortion_status
      and not exists (select from guide where guide.attempt_id = plan.id)), false) as lacks_guides,
    -- The reason is the last line of a comment (shared/stop-reasons).
    coalesce(array_agg(distinct substring(plan.comment from '(?:^|\n)Stopped: ([^\n]*)$')
      order by substring(plan.comment from '(?:^|\n)Stopped: ([^\n]*)$'))
      filter (where plan.comment ~ '(?:^|\n)Stopped: [^\n]*$'), '{}') as stop_reasons,
    min(plan_standing.usual_until) as usual_until
  from plan
  join attempt_type type on type.id = plan.attempt_type_id
  join status on status.id = plan.status_id
  left join plan_standing on plan_standing.plan_id = plan.id
  where plan.project_id = basis.project_id
) work
cross join lateral (
  select max(stamp.date) as status_since from project_summary_status_stamp stamp
  where stamp.project_id = basis.project_id and stamp.status_id = basis.summary_status_id
) standing;

create or replace function refresh_project_index(project_ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  insert into project_index
  select * from project_index_source where project_id = any (project_ids)
  on conflict (project_id) do update set
    tpn = excluded.tpn,
    imits_mi_plan = excluded.imits_mi_plan,
    privacy_id = excluded.privacy_id,
    privacy_rank = excluded.privacy_rank,
    assignment_status_id = excluded.assignment_status_id,
    summary_status_id = excluded.summary_status_id,
    has_gene = excluded.has_gene,
    intention_type_ids = excluded.intention_type_ids,
    gene_ids = excluded.gene_ids,
    work_unit_ids = excluded.work_unit_ids,
    production_work_unit_ids = excluded.production_work_unit_ids,
    work_group_ids = excluded.work_group_ids,
    consortium_ids = excluded.consortium_ids,
    colony_names = excluded.colony_names,
    phenotyping_refs = excluded.phenotyping_refs,
    gene_symbol = excluded.gene_symbol,
    attempt_type_ids = excluded.attempt_type_ids,
    status_since = excluded.status_since,
    lacks_guides = excluded.lacks_guides,
    stop_reasons = excluded.stop_reasons,
    usual_until = excluded.usual_until
  where project_index is distinct from excluded;
end $$;

-- Totals of what stands still: by the month of the last usual day, so that those of past months are a sum and only the present one
-- is counted; also within a work unit, with the work unit in front (migration 0055).
create function month_number(day date) returns bigint language sql immutable as $$
  select (extract(year from day) * 12 + extract(month from day))::bigint
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
  union all select 'attemptType', unnest(listed.attempt_type_ids) where listed.has_gene
  union all select 'lack', 1 where listed.has_gene and listed.lacks_guides
  union all select 'lack', 2 where listed.has_gene and listed.colony_names = '{}'
  union all select 'usualUntil', month_number(listed.usual_until)
    where listed.has_gene and listed.usual_until is not null
  union all select 'workUnitStatus', work_unit_status_key(unnest(listed.work_unit_ids), listed.summary_status_id)
    where listed.has_gene and listed.summary_status_id is not null
  union all select 'workUnitAttemptType', (unit.id::bigint << 32) + type.id
    from unnest(listed.work_unit_ids) unit (id) cross join unnest(listed.attempt_type_ids) type (id)
    where listed.has_gene
  union all select 'workUnitUsualUntil', (unit.id::bigint << 32) + month_number(listed.usual_until)
    from unnest(listed.work_unit_ids) unit (id)
    where listed.has_gene and listed.usual_until is not null
$$;

create index plan_standing_usual on plan_standing (work_unit_id, usual_until, plan_id) where usual_until is not null;
-- The same of all work units, for administrators.
create index plan_standing_usual_of_all on plan_standing (usual_until, plan_id) where usual_until is not null;
create index project_index_usual on project_index (usual_until, project_id) include (privacy_rank) where has_gene;
