-- A stored report contains public projects only, so one is out of date once a project of it stops being public. The
-- count goes up in the transaction that hides a project. A report has the count that was committed before its first row
-- was read, and is not sent any more when the count is another one.
create table projects_hidden (
  one boolean primary key default true check (one),
  count integer not null
);
insert into projects_hidden (count) values (0);

-- Null for texts of other programs, which the tracker cannot make again.
alter table report add column projects_hidden integer;
update report set projects_hidden = 0 where parts is null or parts > 0;

create function count_hidden_project() returns trigger language plpgsql as $$
begin
  if exists (select from privacy where id = old.privacy_id and name = 'public') then
    update projects_hidden set count = count + 1;
  end if;
  return null;
end $$;
create trigger hide_project after update of privacy_id on project for each row
  when (old.privacy_id <> new.privacy_id) execute function count_hidden_project();
