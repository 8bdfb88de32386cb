-- A stored report is written and sent some rows at a time. Its text is that of its row, which is empty for what the
-- tracker makes itself, and then that of its parts in order. Whoever puts in a whole text needs no parts.

-- Null while it is being written: nobody is sent it then.
alter table report add column parts integer default 0;

create table report_part (
  report_id bigint not null references report on delete cascade,
  number integer not null,
  text text not null,
  primary key (report_id, number)
);
comment on column report_part.number is 'from 1';
