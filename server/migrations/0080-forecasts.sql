-- What became of the plans and stages that stood at a status for so long: whether and when they reached the goal of their work.
-- Measured by the server (tracker/forecast) of public plans.
create table forecast (
  -- The way that the work takes: attempt type of a plan, stage type of a stage (statusPaths of the API).
  path_name text not null,
  status_id bigint not null references status,
  waited_days integer not null,
  plans integer not null,
  reached_share double precision not null,
  -- Of those that reached the goal: days until a quarter, half and three quarters had; null where few did.
  quartile_days integer[],
  -- Share that had reached it after 1, 2, 3… months more.
  monthly_shares double precision[] not null,
  primary key (path_name, status_id, waited_days)
);

-- How right it was: what the same way of estimating, with what was known a year ago, expected of the plans and stages that were under
-- way then, and what came.
create table forecast_check (
  path_name text primary key,
  -- Plans or stages under way a year ago, of which something can be said.
  under_way integer not null,
  -- How many were expected to reach the goal within the year, and how many did.
  expected double precision not null,
  came integer not null
);

-- What is expected of the public plans and stages of each work unit that are under way.
create table forecast_total (
  path_name text not null,
  work_unit_id bigint not null references work_unit,
  -- Those of which something can be said.
  under_way integer not null,
  -- How many of them are expected to have reached the goal after 1, 2, 3… months.
  monthly_expected double precision[] not null,
  primary key (path_name, work_unit_id)
);
create index forecast_total_work_unit on forecast_total (work_unit_id);
