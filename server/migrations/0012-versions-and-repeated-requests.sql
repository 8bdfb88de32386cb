-- What a stale write is told, and requests that are sent twice.

-- Null in records from before versions were kept, and in those of imports.
alter table history add column version bigint;
comment on column history.version is 'of the entity once the change was made: what changed since a version is every later record';

-- A creation that a client repeats, because it never saw the answer, must not create twice. The row is written in
-- the transaction of the creation, so that it is there exactly if the creation is.
create table repeatable_request (
  person_id bigint not null references person on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- Digest of method, path and body: the same key with another request is a mistake.
  digest text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index on repeatable_request (created_at);
