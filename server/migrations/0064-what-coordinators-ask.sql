-- What coordinators filter projects by, in the read model: the kinds of their attempts, since when they stand where they do,
-- whether guides are missing, and why plans were stopped.
alter view project_index_source rename to project_index_basis;

create view project_index_source as
select basis.*, work.attempt_type_ids, standing.status_since, work.lacks_guides, work.stop_reasons
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
      filter (where plan.comment ~ '(?:^|\n)Stopped: [^\n]*$'), '{}') as stop_reasons
  from plan
  join attempt_type type on type.id = plan.attempt_type_id
  join status on status.id = plan.status_id
  where plan.project_id = basis.project_id
) work
cross join lateral (
  select max(stamp.date) as status_since from project_summary_status_stamp stamp
  where stamp.project_id = basis.project_id and stamp.status_id = basis.summary_status_id
) standing;

alter table project_index
  add column attempt_type_ids integer[] not null default '{}',
  add column status_since timestamp,
  add column lacks_guides boolean not null default false,
  add column stop_reasons text[] not null default '{}';

-- Lists of one attempt type have a stored total, too (migrations 0020 and 0055).
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
  union all select 'workUnitStatus', work_unit_status_key(unnest(listed.work_unit_ids), listed.summary_status_id)
    where listed.has_gene and listed.summary_status_id is not null
$$;

-- In PL/pgSQL with one plan a session: in SQL it was planned with every change, which took longer than the work.
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
    stop_reasons = excluded.stop_reasons
  where project_index is distinct from excluded;
end $$;

-- The same for what each change of a plan and each stamp calls (migration 0055).
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
    since = excluded.since
  where plan_standing is distinct from excluded;
end $$;

select refresh_project_index(array(select project_id from project_index));
alter table project_index
  alter column attempt_type_ids drop default,
  alter column lacks_guides drop default,
  alter column stop_reasons drop default;

create index project_index_attempt_type_ids on project_index using gin (attempt_type_ids);
create index project_index_since on project_index (status_since, project_id) include (privacy_rank) where has_gene;
create index project_index_lacks_guides on project_index (project_id) include (privacy_rank)
  where has_gene and lacks_guides;
create index project_index_stopped on project_index (project_id) where stop_reasons <> '{}';

-- Changes by somebody.
create index history_changed_by on history (changed_by, date);
