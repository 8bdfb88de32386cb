-- The changes of the history in the order in which they became visible, for readers that ask what came since. Numbers of rows
-- do not serve: of two changes that are saved side by side, the one with the larger number may be visible first, and a reader
-- who has seen it would never ask for the other. A change gets its position once it is visible, by one publisher at a time.
alter table history add column position bigint;
create unique index history_position on history (position) where position is not null;
create index history_unpublished on history (id) where position is null;

-- One row. Changes of before this migration are in the histories of their records, and not in the feed.
create table change_feed (
  is_one boolean primary key default true check (is_one),
  last_position bigint not null,
  after_history_id bigint not null
);
insert into change_feed (last_position, after_history_id)
select 0, coalesce(max(id), 0) from history;
