-- A project's statuses follow from its plans. Somebody who edits the project meanwhile overwrites none of them, so such
-- a change leaves the version, which If-Match compares, as it is. Statuses are never stored together with other columns.
create function touch_project() returns trigger language plpgsql as $$
begin
  new.last_modified := localtimestamp;
  new.last_modified_by := current_actor();
  if (new.assignment_status_id, new.summary_status_id)
      is not distinct from (old.assignment_status_id, old.summary_status_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

drop trigger touch on project;
create trigger touch before update on project for each row execute function touch_project();
