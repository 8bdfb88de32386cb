-- Saved views are followed too. Which projects belong to one is found with the rights of who follows it.
alter table follow add column view_id bigint references saved_view on delete cascade;
alter table follow drop constraint follow_check;
alter table follow add constraint follow_check check (num_nonnulls(gene_id, project_id, work_unit_id, view_id) = 1);
alter table follow drop constraint follow_follower_id_gene_id_project_id_work_unit_id_key;
alter table follow add constraint follow_once
  unique nulls not distinct (follower_id, gene_id, project_id, work_unit_id, view_id);
create index on follow (view_id) where view_id is not null;

-- The views for which a notice was written: a project may have left them when its mail is due.
alter table notice add column view_ids bigint[] not null default '{}';
