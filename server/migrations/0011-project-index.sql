-- A read model: one row a project with everything that lists and searches filter, count and sort on.
-- Whoever changes a project, a plan, an outcome or an attempt's reference calls
-- refresh_project_index() in the same transaction.

create view project_index_source as
select
  p.id as project_id,
  p.tpn,
  p.imits_mi_plan,
  p.privacy_id,
  privacy.rank as privacy_rank,
  p.assignment_status_id,
  p.summary_status_id,
  cardinality(intention.gene_ids) > 0 as has_gene,
  intention.intention_type_ids,
  intention.gene_ids,
  work.work_unit_ids,
  work.production_work_unit_ids,
  work.work_group_ids,
  wanted.consortium_ids,
  made.colony_names,
  work.phenotyping_refs,
  intention.gene_symbol
from project p
join privacy on privacy.id = p.privacy_id
cross join lateral (
  select
    coalesce(array_agg(distinct i.molecular_mutation_type_id::integer
      order by i.molecular_mutation_type_id::integer), '{}') as intention_type_ids,
    coalesce(array_agg(distinct ig.gene_id order by ig.gene_id)
      filter (where ig.gene_id is not null), '{}') as gene_ids,
    min(lower(gene.symbol) collate "C") as gene_symbol
  from project_intention i
  left join project_intention_gene ig on ig.project_intention_id = i.id
  left join gene on gene.id = ig.gene_id
  where i.project_id = p.id
) intention
cross join lateral (
  select
    coalesce(array_agg(distinct plan.work_unit_id::integer order by plan.work_unit_id::integer), '{}')
      as work_unit_ids,
    coalesce(array_agg(distinct plan.work_unit_id::integer order by plan.work_unit_id::integer)
      filter (where plan_type.name = 'production'), '{}') as production_work_unit_ids,
    coalesce(array_agg(distinct plan.work_group_id::integer order by plan.work_group_id::integer)
      filter (where plan.work_group_id is not null), '{}') as work_group_ids,
    coalesce(array_agg(a.phenotyping_external_ref order by a.phenotyping_external_ref)
      filter (where a.plan_id is not null), '{}') as phenotyping_refs
  from plan
  join plan_type on plan_type.id = plan.plan_type_id
  left join phenotyping_attempt a on a.plan_id = plan.id
  where plan.project_id = p.id
) work
cross join lateral (
  select coalesce(array_agg(distinct c.consortium_id::integer order by c.consortium_id::integer), '{}')
    as consortium_ids
  from project_consortium c
  where c.project_id = p.id
) wanted
cross join lateral (
  select coalesce(array_agg(distinct colony.name order by colony.name), '{}') as colony_names
  from plan
  join outcome on outcome.plan_id = plan.id
  join colony on colony.outcome_id = outcome.id
  where plan.project_id = p.id
) made;

create table project_index (
  project_id bigint primary key references project on delete cascade,
  tpn text not null unique,
  imits_mi_plan bigint unique,
  privacy_id bigint not null,
  privacy_rank smallint not null,
  assignment_status_id bigint not null,
  summary_status_id bigint,
  has_gene boolean not null,
  intention_type_ids integer[] not null,
  gene_ids bigint[] not null,
  work_unit_ids integer[] not null,
  production_work_unit_ids integer[] not null,
  work_group_ids integer[] not null,
  consortium_ids integer[] not null,
  colony_names text[] not null,
  phenotyping_refs text[] not null,
  gene_symbol text collate "C"
);
comment on column project_index.gene_symbol is 'what lists sort by: the first symbol in the alphabet, in small letters';
create index project_index_gene_ids on project_index using gin (gene_ids);
create index project_index_work_unit_ids on project_index using gin (work_unit_ids);
create index project_index_work_group_ids on project_index using gin (work_group_ids);
create index project_index_consortium_ids on project_index using gin (consortium_ids);
create index project_index_intention_type_ids on project_index using gin (intention_type_ids);
create index project_index_colony_names on project_index using gin (colony_names);
create index project_index_phenotyping_refs on project_index using gin (phenotyping_refs);
-- Browsing: what the caller may see, in order of the identifier, counted from the index alone.
create index project_index_browse on project_index (project_id) include (privacy_rank) where has_gene;
create index project_index_summary_status on project_index (summary_status_id, project_id)
  include (privacy_rank) where has_gene;
create index project_index_assignment_status on project_index (assignment_status_id, project_id)
  include (privacy_rank) where has_gene;

create index project_index_gene_symbol on project_index (gene_symbol, project_id)
  include (privacy_rank) where has_gene;
create index project_index_privacy on project_index (privacy_rank, project_id) where has_gene;

-- Brings the rows of these projects up to date; unchanged rows are not rewritten.
create function refresh_project_index(project_ids bigint[]) returns void language sql as $$
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
    gene_symbol = excluded.gene_symbol
  where project_index is distinct from excluded
$$;

-- Rebuilds every row: after a bulk load, or when the definition above changes.
create function refresh_all_project_index() returns void language sql as $$
  delete from project_index;
  insert into project_index select * from project_index_source;
$$;

-- A gene that is renamed takes its projects to another place of the lists. Once a statement: an import of
-- genes may rename many.
create function refresh_projects_of_renamed_genes() returns trigger language plpgsql as $$
declare
  project_ids bigint[] := array(
    select distinct project_index.project_id
    from renamed_to join renamed_from using (id)
    join project_index on project_index.gene_ids && array[renamed_to.id]
    where renamed_to.symbol <> renamed_from.symbol);
begin
  if cardinality(project_ids) > 0 then
    perform refresh_project_index(project_ids);
  end if;
  return null;
end $$;
create trigger refresh_projects after update on gene
  referencing old table as renamed_from new table as renamed_to
  for each statement execute function refresh_projects_of_renamed_genes();

-- Counting a long list takes longer than reading a page of it, so servers remember totals as long as
-- nothing changes. The number of changes becomes visible in the same instant as the change, to every
-- instance. It is spread over slots, because writers would wait for each other at a single row.
create table project_index_change (
  slot integer primary key,
  changes bigint not null
);

create function count_project_index_change() returns trigger language plpgsql as $$
begin
  insert into project_index_change (slot, changes) values (pg_backend_pid() % 32, 1)
  on conflict (slot) do update set changes = project_index_change.changes + 1;
  return null;
end $$;
create trigger count_change after insert or update or delete or truncate on project_index
  for each statement execute function count_project_index_change();

-- Differs whenever the index differs. Not for a transaction that has changed the index itself.
create function project_index_version() returns bigint
  language sql stable
  return (select coalesce(sum(changes), 0)::bigint from project_index_change);
