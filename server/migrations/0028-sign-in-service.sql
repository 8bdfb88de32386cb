-- Sessions that began at the sign-in service (OpenID Connect). It is asked with the grant whether they may go on.
create table service_session (
  session_id uuid primary key references session on delete cascade,
  -- Sealed by the server: whoever reads the database can do nothing with it.
  grant_text text not null,
  -- When the service was last asked, and when it last said yes.
  asked_at timestamptz not null,
  confirmed_at timestamptz not null
);
