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

-- Versions that the site has stopped or rolled back by itself: each once, whichever server did it.
create table release_action (
  area text not null,
  version text not null,
  action text not null check (action in ('abort', 'rollback')),
  reason text not null,
  happened_at timestamptz not null,
  primary key (area, version)
);
