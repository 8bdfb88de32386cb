-- How often something was tried that guessing needs: per account, and per network address. In the database, so that
-- neither a restart nor another server forgets it.
create table attempt_limit (
  key text primary key,
  -- Fades with time, so it is no whole number.
  attempts double precision not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index on attempt_limit (last_at);

-- Who did it, where it was not the person that the event is about.
alter table security_event add column actor text;
create index on security_event (kind, happened_at);
