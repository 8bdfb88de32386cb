/** Plans and their attempts (migrations 0005, 0013 and 0055). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audited, LocalDate, LocalDateTime } from './columns.ts';

interface PlanStandingTable {
  plan_id: number;
  work_unit_id: number;
  attempt_type_id: number;
  summary_status_id: number;
  is_aborted: boolean;
  since: LocalDateTime | null;
  project_id: number;
  /** The last day on which it usually stands there. */
  usual_until: LocalDate | null;
}

/** The tables of this domain by name. */
export interface PlansAndAttempts {
  plan: Audited & {
    id: Generated<number>;
    pin: GeneratedAlways<string>;
    given_number: string | null;
    project_id: number;
    plan_type_id: number;
    attempt_type_id: number;
    work_unit_id: number;
    work_group_id: number | null;
    status_id: number;
    summary_status_id: number;
    comment: string | null;
    version: Generated<number>;
  };
  /** Where plans stand and since when, kept by triggers. */
  plan_standing: PlanStandingTable;
  plan_standing_source: PlanStandingTable;
  /** How long plans usually stay at a summary status. */
  usual_time: { attempt_type_id: number; status_id: number; days: number };
  /** What became of plans and stages that stood at a status for so long. */
  forecast: {
    path_name: string;
    status_id: number;
    waited_days: number;
    plans: number;
    reached_share: number;
    quartile_days: number[] | null;
    monthly_shares: number[];
  };
  /** What is expected of the work under way. */
  forecast_total: {
    path_name: string;
    work_unit_id: number;
    under_way: number;
    monthly_expected: number[];
  };
  /** What was expected a year ago, and what came. */
  forecast_check: { path_name: string; under_way: number; expected: number; came: number };
  plan_funder: { plan_id: number; funder_id: number };
  plan_status_stamp: {
    id: Generated<number>;
    plan_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  plan_summary_status_stamp: {
    id: Generated<number>;
    plan_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  crispr_attempt: Audited & {
    plan_id: number;
    imits_mi_attempt: number | null;
    mi_date: LocalDate | null;
    mi_external_ref: string | null;
    experimental: Generated<boolean | null>;
    mutagenesis_external_ref: string | null;
    total_embryos_injected: number | null;
    total_embryos_survived: number | null;
    embryo_2_cell: string | null;
    embryo_transfer_day: string | null;
    total_transferred: number | null;
    strain_id: number | null;
    comment: string | null;
  };
  assay: {
    attempt_id: number;
    assay_type_id: number | null;
    num_founder_pups: number | null;
    num_founder_selected_for_breeding: number | null;
    founder_num_assays: number | null;
    num_g0_where_mutation_detected: number | null;
    num_nhej_g0_mutants: number | null;
    num_deletion_g0_mutants: number | null;
    num_hr_g0_mutants: number | null;
    num_hdr_g0_mutants: number | null;
    num_hdr_g0_mutants_all_donors_inserted: number | null;
    num_hdr_g0_mutants_subset_donors_inserted: number | null;
  };
  guide: {
    id: Generated<number>;
    gid: GeneratedAlways<string>;
    given_number: string | null;
    attempt_id: number;
    sequence: string | null;
    guide_sequence: string | null;
    pam: string | null;
    chr: string | null;
    start: number | null;
    stop: number | null;
    strand: string | null;
    genome_build: string | null;
    grna_concentration: number | null;
    truncated_guide: Generated<boolean | null>;
    reversed: Generated<boolean | null>;
    sanger_service: Generated<boolean | null>;
    guide_format_id: number | null;
    guide_source_id: number | null;
    imported: Generated<boolean>;
  };
  nuclease: {
    id: Generated<number>;
    attempt_id: number;
    nuclease_type_id: number | null;
    nuclease_class_id: number | null;
    concentration: number | null;
  };
  mutagenesis_donor: {
    id: Generated<number>;
    attempt_id: number;
    preparation_type_id: number | null;
    vector_name: string | null;
    oligo_sequence_fasta: string | null;
    concentration: number | null;
  };
  crispr_attempt_reagent: {
    id: Generated<number>;
    attempt_id: number;
    reagent_id: number;
    concentration: number | null;
  };
  genotype_primer: {
    id: Generated<number>;
    attempt_id: number;
    name: string | null;
    sequence: string | null;
    genomic_start_coordinate: number | null;
    genomic_end_coordinate: number | null;
  };
  es_cell_attempt: Audited & {
    plan_id: number;
    imits_mi_attempt: number | null;
    targ_rep_es_cell_id: number;
    mi_date: LocalDate | null;
    mi_external_ref: string | null;
    experimental: Generated<boolean | null>;
    comment: string | null;
    blast_strain_id: number | null;
    total_blasts_injected: number | null;
    total_transferred: number | null;
    number_surrogates_receiving: number | null;
    total_pups_born: number | null;
    total_female_chimeras: number | null;
    total_male_chimeras: number | null;
    total_chimeras: number | null;
    number_of_males_with_0_to_39_percent_chimerism: number | null;
    number_of_males_with_40_to_79_percent_chimerism: number | null;
    number_of_males_with_80_to_99_percent_chimerism: number | null;
    number_of_males_with_100_percent_chimerism: number | null;
    test_cross_strain_id: number | null;
    date_chimeras_mated: LocalDate | null;
    number_of_chimera_matings_attempted: number | null;
    number_of_chimera_matings_successful: number | null;
    number_of_chimeras_with_glt_from_cct: number | null;
    number_of_chimeras_with_glt_from_genotyping: number | null;
    number_of_chimeras_with_0_to_9_percent_glt: number | null;
    number_of_chimeras_with_10_to_49_percent_glt: number | null;
    number_of_chimeras_with_50_to_99_percent_glt: number | null;
    number_of_chimeras_with_100_percent_glt: number | null;
    total_f1_mice_from_matings: number | null;
    number_of_cct_offspring: number | null;
    cassette_transmission_verified: LocalDate | null;
    cassette_transmission_verified_auto_complete: Generated<boolean | null>;
    number_of_het_offspring: number | null;
    number_of_live_glt_offspring: number | null;
  };
  es_cell_allele_modification_attempt: Audited & {
    plan_id: number;
    imits_mouse_allele_mod: number | null;
    targ_rep_allele: number | null;
    modification_external_ref: string | null;
    number_of_cre_matings_successful: number | null;
    tat_cre: Generated<boolean | null>;
    deleter_strain_id: number | null;
  };
  crispr_allele_modification_attempt: Audited & {
    plan_id: number;
    modification_external_ref: string | null;
    number_of_cre_matings_successful: number | null;
    tat_cre: Generated<boolean | null>;
    deleter_strain_id: number | null;
  };
  breeding_attempt: Audited & {
    plan_id: number;
    imits_mouse_allele_mod: number | null;
    number_of_cre_matings_started: number | null;
    number_of_cre_matings_successful: number | null;
    cre_excision: Generated<boolean | null>;
    tat_cre: Generated<boolean | null>;
    deleter_strain_id: number | null;
  };
}
