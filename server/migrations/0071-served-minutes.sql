-- In how many minutes of a day (UTC) some server was there and could write: what the status page says of the last weeks.
create table served_minutes (
  day date primary key,
  minutes int not null,
  first_minute timestamptz not null,
  last_minute timestamptz not null
);
