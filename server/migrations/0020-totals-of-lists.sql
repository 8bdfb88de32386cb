-- How many projects lists have, kept as projects change: with a filter or without one. Counting 50,000 projects takes
-- longer than all the rest of a page, and after every change it would have to be done again.
--
-- A total is the sum over the slots: a session writes to the slot of its number, so that writers do not wait for
-- each other. The totals of a slot alone mean nothing.
create table project_index_total (
  facet text not null,
  -- Of the facet: an id of its look-up list; 0 where all projects are meant.
  value bigint not null,
  privacy_rank smallint not null,
  slot integer not null,
  projects integer not null,
  primary key (facet, value, privacy_rank, slot)
);

-- What a row of the index counts for.
create function project_index_facets(listed project_index) returns table (facet text, value bigint)
  language sql immutable as $$
  select 'all', 0::bigint where listed.has_gene
  union all select 'assignmentStatus', listed.assignment_status_id where listed.has_gene
  union all select 'summaryStatus', listed.summary_status_id
    where listed.has_gene and listed.summary_status_id is not null
  union all select 'intentionType', unnest(listed.intention_type_ids) where listed.has_gene
  union all select 'workUnit', unnest(listed.work_unit_ids) where listed.has_gene
  union all select 'workGroup', unnest(listed.work_group_ids) where listed.has_gene
  union all select 'consortium', unnest(listed.consortium_ids) where listed.has_gene
$$;

create function total_inserted_projects() returns trigger language plpgsql as $$
begin
  insert into project_index_total (facet, value, privacy_rank, slot, projects)
  select counted.facet, counted.value, rows_after.privacy_rank, pg_backend_pid() % 32, count(*)
  from rows_after cross join lateral project_index_facets(rows_after) counted
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (facet, value, privacy_rank, slot)
    do update set projects = project_index_total.projects + excluded.projects;
  return null;
end $$;
create trigger total_inserted after insert on project_index referencing new table as rows_after
  for each statement execute function total_inserted_projects();

create function total_deleted_projects() returns trigger language plpgsql as $$
begin
  insert into project_index_total (facet, value, privacy_rank, slot, projects)
  select counted.facet, counted.value, rows_before.privacy_rank, pg_backend_pid() % 32, -count(*)
  from rows_before cross join lateral project_index_facets(rows_before) counted
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (facet, value, privacy_rank, slot)
    do update set projects = project_index_total.projects + excluded.projects;
  return null;
end $$;
create trigger total_deleted after delete on project_index referencing old table as rows_before
  for each statement execute function total_deleted_projects();

create function total_updated_projects() returns trigger language plpgsql as $$
begin
  insert into project_index_total (facet, value, privacy_rank, slot, projects)
  select facet, value, privacy_rank, pg_backend_pid() % 32, sum(change)
  from (
    select counted.facet, counted.value, rows_after.privacy_rank, 1 as change
    from rows_after cross join lateral project_index_facets(rows_after) counted
    union all
    select counted.facet, counted.value, rows_before.privacy_rank, -1
    from rows_before cross join lateral project_index_facets(rows_before) counted
  ) changed
  group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (facet, value, privacy_rank, slot)
    do update set projects = project_index_total.projects + excluded.projects;
  return null;
end $$;
create trigger total_updated after update on project_index
  referencing old table as rows_before new table as rows_after
  for each statement execute function total_updated_projects();

create function forget_project_totals() returns trigger language plpgsql as $$
begin
  delete from project_index_total;
  return null;
end $$;
create trigger total_truncated after truncate on project_index
  for each statement execute function forget_project_totals();

insert into project_index_total (facet, value, privacy_rank, slot, projects)
select counted.facet, counted.value, project_index.privacy_rank, 0, count(*)
from project_index cross join lateral project_index_facets(project_index) counted
group by 1, 2, 3;
