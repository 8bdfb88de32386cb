-- Rows of a spreadsheet that are worked off as a job: where a row stands in the file, and its cells in the order of the job's
-- columns. The target becomes the project that was created.
alter table bulk_job_row add column line integer;
alter table bulk_job_row add column cells jsonb;

-- What rows of spreadsheets have created: the same row creates nothing a second time.
create table imported_row (
  -- Of the request that the row makes, whatever the order of its columns and the case of its letters.
  digest text primary key,
  project_id bigint not null references project on delete cascade,
  bulk_job_id bigint references bulk_job on delete set null,
  line integer not null,
  created_at timestamptz not null default now()
);
create index on imported_row (project_id);
create index on imported_row (bulk_job_id);
