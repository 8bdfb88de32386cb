-- Lists sorted by a status looked up the place of each project's status and sorted all of them: at 100,000 projects 60 to 130 ms a
-- page. With the place in the read model, a page is the next rows of an index. No status yet comes before the first.
alter table project_index
  add column assignment_status_ordering integer not null default -1,
  add column summary_status_ordering integer not null default -1;

create or replace view project_index_source as
select basis.*, work.attempt_type_ids, standing.status_since, work.lacks_guides, work.stop_reasons, work.usual_until,
  assignment_status.ordering as assignment_status_ordering,
  coalesce(summary_status.ordering, -1) as summary_status_ordering
from project_index_basis basis
join assignment_status on assignment_status.id = basis.assignment_status_id
left join status summary_status on summary_status.id = basis.summary_status_id
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
    usual_until = excluded.usual_until,
    assignment_status_ordering = excluded.assignment_status_ordering,
    summary_status_ordering = excluded.summary_status_ordering
  where project_index is distinct from excluded;
end $$;

update project_index set
  assignment_status_ordering = assignment_status.ordering,
  summary_status_ordering = coalesce(
    (select ordering from status where status.id = project_index.summary_status_id), -1)
from assignment_status where assignment_status.id = project_index.assignment_status_id;
alter table project_index
  alter column assignment_status_ordering drop default,
  alter column summary_status_ordering drop default;

create index project_index_assignment_ordering on project_index (assignment_status_ordering, project_id)
  include (privacy_rank) where has_gene;
create index project_index_summary_ordering on project_index (summary_status_ordering, project_id)
  include (privacy_rank) where has_gene;

-- Statuses that change places take their projects with them.
create function refresh_projects_of_moved_statuses() returns trigger language plpgsql as $$
begin
  perform refresh_project_index(array(
    select project_index.project_id
    from moved_to join moved_from using (id)
    join project_index on case tg_table_name
      when 'status' then project_index.summary_status_id else project_index.assignment_status_id end = moved_to.id
    where moved_to.ordering <> moved_from.ordering));
  return null;
end $$;
create trigger refresh_projects after update on status
  referencing old table as moved_from new table as moved_to
  for each statement execute function refresh_projects_of_moved_statuses();
create trigger refresh_projects after update on assignment_status
  referencing old table as moved_from new table as moved_to
  for each statement execute function refresh_projects_of_moved_statuses();

-- Entries of a GIN index that wait to be sorted in are all read by each search, up to 4 MB of them: 15 ms for one gene, two seconds for
-- a file of genes. Each is sorted in at once.
alter index project_index_gene_ids set (fastupdate = off);
alter index project_index_work_unit_ids set (fastupdate = off);
alter index project_index_work_group_ids set (fastupdate = off);
alter index project_index_consortium_ids set (fastupdate = off);
alter index project_index_intention_type_ids set (fastupdate = off);
alter index project_index_colony_names set (fastupdate = off);
alter index project_index_phenotyping_refs set (fastupdate = off);
alter index project_index_attempt_type_ids set (fastupdate = off);
alter index project_index_restricted set (fastupdate = off);
select gin_clean_pending_list('project_index_gene_ids'),
  gin_clean_pending_list('project_index_work_unit_ids'),
  gin_clean_pending_list('project_index_work_group_ids'),
  gin_clean_pending_list('project_index_consortium_ids'),
  gin_clean_pending_list('project_index_intention_type_ids'),
  gin_clean_pending_list('project_index_colony_names'),
  gin_clean_pending_list('project_index_phenotyping_refs'),
  gin_clean_pending_list('project_index_attempt_type_ids'),
  gin_clean_pending_list('project_index_restricted');

-- Genes by both techniques are looked up for some genes at a time.
create index confirmed_line_gene on confirmed_line (gene_id);

-- Totals of a status within a consortium, as within a work unit (migrations 0055 and 0074): the overview of reports counted all projects.
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
  union all select 'consortiumStatus', (unnest(listed.consortium_ids)::bigint << 32) + listed.summary_status_id
    where listed.has_gene and listed.summary_status_id is not null
  union all select 'workUnitAttemptType', (unit.id::bigint << 32) + type.id
    from unnest(listed.work_unit_ids) unit (id) cross join unnest(listed.attempt_type_ids) type (id)
    where listed.has_gene
  union all select 'workUnitUsualUntil', (unit.id::bigint << 32) + month_number(listed.usual_until)
    from unnest(listed.work_unit_ids) unit (id)
    where listed.has_gene and listed.usual_until is not null
$$;

insert into project_index_total (facet, value, privacy_rank, slot, projects)
select counted.facet, counted.value, project_index.privacy_rank, 0, count(*)
from project_index cross join lateral project_index_facets(project_index) counted
where counted.facet = 'consortiumStatus'
group by 1, 2, 3;
