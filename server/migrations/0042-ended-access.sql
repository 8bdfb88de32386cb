-- When all access of a person was last ended: tokens that the sign-in service made before that are refused. They belong
-- to no session of ours that could be ended.
create table access_end (
  person_id bigint primary key references person on delete cascade,
  ended_at timestamptz not null
);
