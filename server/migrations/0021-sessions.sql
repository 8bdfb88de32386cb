-- A session is one sign-in. Its refresh tokens (0010) and its access tokens name it, and end when it ends.
create table session (
  id uuid primary key,
  person_id bigint not null references person on delete cascade,
  -- Browsers go on by their refresh cookie; scripts and older clients sign in again after expires_at.
  renewable boolean not null,
  user_agent text,
  remote_address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on session (person_id);
create index on session (expires_at);

-- Sessions of before were known by their refresh tokens alone.
insert into session (id, person_id, renewable, created_at, last_used_at, expires_at, ended_at)
select family, min(person_id), true, min(created_at), max(created_at), max(expires_at),
  case when bool_and(revoked_at is not null) then max(revoked_at) end
from refresh_token group by family;

alter table refresh_token
  add foreign key (family) references session on delete cascade,
  drop column revoked_at;
