-- Attempts with ES cells, and modifications of alleles.

-- The clone is a plain number: nothing says that it exists.
create table es_cell_attempt (
  plan_id bigint primary key references plan,
  imits_mi_attempt bigint unique,
  targ_rep_es_cell_id bigint,
  mi_date date,
  mi_external_ref varchar(255),
  experimental boolean default false,
  comment text,
  blast_strain_id bigint references strain,
  total_blasts_injected integer,
  total_transferred integer,
  number_surrogates_receiving integer,
  total_pups_born integer,
  total_female_chimeras integer,
  total_male_chimeras integer,
  total_chimeras integer,
  number_of_males_with_0_to_39_percent_chimerism integer,
  number_of_males_with_40_to_79_percent_chimerism integer,
  number_of_males_with_80_to_99_percent_chimerism integer,
  number_of_males_with_100_percent_chimerism integer,
  test_cross_strain_id bigint references strain,
  date_chimeras_mated date,
  number_of_chimera_matings_attempted integer,
  number_of_chimera_matings_successful integer,
  number_of_chimeras_with_glt_from_cct integer,
  number_of_chimeras_with_glt_from_genotyping integer,
  number_of_chimeras_with_0_to_9_percent_glt integer,
  number_of_chimeras_with_10_to_49_percent_glt integer,
  number_of_chimeras_with_50_to_99_percent_glt integer,
  number_of_chimeras_with_100_percent_glt integer,
  total_f1_mice_from_matings integer,
  number_of_cct_offspring integer,
  cassette_transmission_verified date,
  cassette_transmission_verified_auto_complete boolean default false,
  number_of_het_offspring integer,
  number_of_live_glt_offspring integer,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table es_cell_allele_modification_attempt (
  plan_id bigint primary key references plan,
  imits_mouse_allele_mod bigint unique,
  targ_rep_allele bigint unique,
  number_of_cre_matings_successful integer,
  modification_external_ref varchar(255),
  tat_cre boolean default false,
  deleter_strain_id bigint references strain,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

create table crispr_allele_modification_attempt (
  plan_id bigint primary key references plan,
  number_of_cre_matings_successful integer,
  modification_external_ref varchar(255),
  tat_cre boolean default false,
  deleter_strain_id bigint references strain,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);

-- Spelling as in the database.
create table breeding_attempt (
  plan_id bigint primary key references plan,
  imits_mouse_allele_mod bigint unique,
  number_of_cre_matings_started integer,
  number_of_cre_matings_successfull integer,
  cre_excesion boolean default false,
  tat_cre boolean default false,
  deleter_strain_id bigint references strain,
  type_id bigint references breeding_type,
  created_at timestamp, last_modified timestamp, created_by varchar(255), last_modified_by varchar(255)
);
