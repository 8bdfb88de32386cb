-- Guides taken over from an earlier system are not held to today's rules; breeding attempts are only read.

alter table guide add column imported boolean not null default false;
comment on column guide.imported is 'taken over from an earlier system, so exempt from the rules for guides';
update guide set imported = true
from crispr_attempt
where crispr_attempt.plan_id = guide.attempt_id and crispr_attempt.imits_mi_attempt is not null;

create table breeding_attempt (
  plan_id bigint primary key references plan on delete cascade,
  imits_mouse_allele_mod bigint unique,
  number_of_cre_matings_started integer,
  number_of_cre_matings_successful integer,
  cre_excision boolean default false,
  tat_cre boolean default false,
  deleter_strain_id bigint references strain
);
create index on breeding_attempt (deleter_strain_id);
select add_audit_columns('breeding_attempt');
