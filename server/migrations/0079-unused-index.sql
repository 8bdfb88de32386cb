-- Who changed what is asked of the days of changes (migration 0077).
drop index history_changed_by;
