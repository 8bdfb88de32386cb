-- Lists could not be sorted by the dates that they show: since when a project has its status, and when it was changed last, for which
-- all that is below a project was read. Now the read model has when the project, or anything below it, was changed last.
alter table project_index add column last_change timestamp;

-- Each row keeps the time of its own last change (migration 0001). Imports have statuses that are later than the rows. What is not
-- there is passed over; a project of an import may have no time at all.
create view project_last_change as
select project.id as project_id, greatest(project.last_modified, below.change,
  (select max(stamp.date) from project_summary_status_stamp stamp where stamp.project_id = project.id)) as change
from project
cross join lateral (
  select max(greatest(plan.last_modified,
    (select max(outcome.last_modified) from outcome where outcome.plan_id = plan.id),
    (select max(stage.last_modified) from phenotyping_stage stage where stage.plan_id = plan.id),
    (select max(mutation.last_modified) from mutation_owner owner
      join mutation on mutation.id = owner.mutation_id where owner.plan_id = plan.id))) as change
  from plan where plan.project_id = project.id
) below;

create or replace view project_index_source as
select basis.*, work.attempt_type_ids, standing.status_since, work.lacks_guides, work.stop_reasons, work.usual_until,
  assignment_status.ordering as assignment_status_ordering,
  coalesce(summary_status.ordering, -1) as summary_status_ordering, latest.change as last_change
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
) standing
join project_last_change latest on latest.project_id = basis.project_id;

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
    summary_status_ordering = excluded.summary_status_ordering,
    last_change = excluded.last_change
  where project_index is distinct from excluded;
end $$;

-- What changes a plan brings the read model up to date at the end of its transaction. So does a record of the history, for all that
-- changes nothing else of it, and not before: a row of the read model that is locked while genes are waited for would hold up those who
-- have the genes. Records of long ago are loaded, by jobs that bring the read model up to date themselves.
create function note_last_change() returns trigger language plpgsql as $$
begin
  update project_index set last_change = latest.change
  from projects_of_record(new.entity_name, new.entity_id) above (id)
  join project_last_change latest on latest.project_id = above.id
  where project_index.project_id = above.id and project_index.last_change is distinct from latest.change;
  return null;
end $$;
create constraint trigger note_last_change after insert on history
  deferrable initially deferred
  for each row when (new.date > localtimestamp - interval '1 hour') execute function note_last_change();

-- From here on writers wait, until this is through. No total depends on it.
alter table project_index disable trigger total_updated;
update project_index set last_change = latest.change
from project_last_change latest
where project_index.project_id = latest.project_id;
alter table project_index enable trigger total_updated;

-- What has no date comes last either way: projects without a status, and those of an import that does not know when.
create index project_index_last_change on project_index (last_change, project_id) include (privacy_rank) where has_gene;
create index project_index_latest_change on project_index (last_change desc nulls last, project_id)
  include (privacy_rank) where has_gene;
-- The longest wait first is read from the index of migration 0064.
create index project_index_since_latest on project_index (status_since desc nulls last, project_id)
  include (privacy_rank) where has_gene;
