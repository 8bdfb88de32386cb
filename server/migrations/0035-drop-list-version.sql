-- Servers remembered totals and places of long lists as long as this number of changes stayed the same. They no longer
-- do: a page and its total come from one statement, so nothing needs to be compared.
drop trigger count_change on project_index;
drop function count_project_index_change();
drop function project_index_version();
drop table project_index_change;
