-- How the site does for those who use it: what pages report, counted by day, area and version. No row tells of one visit.
create table visit_count (
  day date not null,
  area text not null,
  version text not null,
  contract integer not null,
  visits bigint not null,
  primary key (day, area, version, contract)
);

-- Measured values of a day, in buckets of which each is named by its upper bound; percentiles are read from them.
create table vital_count (
  day date not null,
  area text not null,
  version text not null,
  metric text not null,
  up_to double precision not null,
  samples bigint not null,
  primary key (day, area, version, metric, up_to)
);

-- Failures that are the same but for where and when they happened, with the last of them as an example.
create table site_error (
  fingerprint text primary key,
  area text not null,
  kind text not null,
  message text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  version text not null,
  route text not null,
  browser text not null,
  stack text[] not null,
  runs text[] not null
);
create index on site_error (last_seen_at);

create table site_error_count (
  fingerprint text not null references site_error on delete cascade,
  day date not null,
  version text not null,
  occurrences bigint not null,
  primary key (fingerprint, day, version)
);
create index on site_error_count (day);
