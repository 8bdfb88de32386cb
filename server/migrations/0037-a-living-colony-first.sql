-- A colony that lives and is confirmed counts for more than one that is extinct: plans that have both, and their projects,
-- stood at Genotype Extinct.
do $$
declare
  confirmed bigint := (select id from status where name = 'Genotype Confirmed');
  extinct bigint := (select id from status where name = 'Genotype Extinct');
  plans bigint[];
  projects bigint[];
begin
  with raised as (
    update plan set summary_status_id = confirmed
    where summary_status_id = extinct
      and exists (
        select from outcome join colony on colony.outcome_id = outcome.id
        where outcome.plan_id = plan.id and colony.status_id = confirmed)
    returning id)
  select array_agg(id) into plans from raised;
  insert into plan_summary_status_stamp (plan_id, status_id, date)
  select id, confirmed, localtimestamp from unnest(plans) raised (id);

  with raised as (
    update project set summary_status_id = confirmed
    where summary_status_id = extinct
      and exists (
        select from plan join status on status.id = plan.status_id
        where plan.project_id = project.id and plan.id = any (plans) and not status.is_abortion_status)
    returning id)
  select array_agg(id) into projects from raised;
  insert into project_summary_status_stamp (project_id, status_id, date)
  select id, confirmed, localtimestamp from unnest(projects) raised (id);
  perform refresh_project_index(projects);
end $$;
