-- Whether visitors of a version could load and use it, for its error budget. A visitor is a network address on one day, of which nothing
-- is kept but a digest with a salt that is deleted after some days: a row says nothing about who it was.
create table visitor_salt (
  day date primary key,
  salt bytea not null
);
create table version_visitor (
  area text not null,
  version text not null,
  visitor bytea not null,
  -- Somebody is signed in from there.
  is_known boolean not null,
  has_failed_to_load boolean not null,
  has_failed boolean not null,
  last_at timestamptz not null,
  primary key (area, version, visitor)
);
create index on version_visitor (last_at);

-- A token may also be for releases of one app alone.
alter table personal_token drop constraint personal_token_scope_check;
alter table personal_token add constraint personal_token_scope_check
  check (scope in ('read', 'write') or scope ~ '^release:(shell|remote-[a-z][a-z-]*)$');

-- Versions that the site has stopped or rolled back by itself: each once, whichever server did it.
create table release_action (
  area text not null,
  version text not null,
  action text not null check (action in ('abort', 'rollback')),
  reason text not null,
  happened_at timestamptz not null,
  primary key (area, version)
);
