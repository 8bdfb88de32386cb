/** Outcomes, distribution and mutations (migration 0006). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audited, LocalDate, LocalDateTime } from './columns.ts';

/** The tables of this domain by name. */
export interface OutcomesAndMutations {
  outcome: Audited & {
    id: Generated<number>;
    tpo: GeneratedAlways<string>;
    given_number: string | null;
    outcome_type_id: number;
    plan_id: number;
    version: Generated<number>;
  };
  plan_starting_point: {
    id: Generated<number>;
    plan_id: number;
    outcome_id: number;
  };
  colony: Audited & {
    outcome_id: number;
    name: string;
    legacy_modification: Generated<boolean>;
    legacy_without_sequence: Generated<boolean>;
    strain_id: number;
    status_id: number;
    genotyping_comment: string | null;
  };
  colony_status_stamp: {
    id: Generated<number>;
    colony_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  specimen: Audited & {
    outcome_id: number;
    specimen_external_ref: string | null;
    specimen_type_id: number | null;
    strain_id: number;
    status_id: number;
  };
  specimen_status_stamp: {
    id: Generated<number>;
    specimen_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  specimen_property: {
    id: Generated<number>;
    specimen_id: number;
    property_type_id: number;
    property_value: string | null;
  };
  distribution_product: Audited & {
    id: Generated<number>;
    colony_id: number | null;
    es_cell_id: number | null;
    targeting_vector_id: number | null;
    distribution_centre_id: number | null;
    product_type_id: number | null;
    distribution_network_id: number | null;
    start_date: LocalDate | null;
    end_date: LocalDate | null;
    distribution_identifier: string | null;
  };
  mutation: Audited & {
    id: Generated<number>;
    min: GeneratedAlways<string>;
    given_number: string | null;
    imits_allele: number | null;
    mgi_allele_id: string | null;
    symbol: string | null;
    mgi_allele_symbol_requires_construction: Generated<boolean | null>;
    mgi_allele_symbol_without_impc_abbreviation: Generated<boolean | null>;
    description: string | null;
    auto_description: string | null;
    qc_note: string | null;
    genetic_mutation_type_id: number | null;
    molecular_mutation_type_id: number | null;
    is_deletion_coordinates_updated_manually: Generated<boolean | null>;
    is_mutation_deletion_checked: Generated<boolean | null>;
    version: Generated<number>;
  };
  mutation_outcome: { mutation_id: number; outcome_id: number };
  mutation_owner: { mutation_id: number; plan_id: number };
  /** What production numbers count; kept by triggers (migration 0075). */
  confirmed_status: { id: number };
  confirmed_line: ConfirmedLineTable;
  confirmed_line_source: ConfirmedLineTable;
  /** Changes of what counts of confirmed lines depend on, spread over slots. */
  confirmed_line_change: { slot: number; changes: number };
  mutation_gene: { mutation_id: number; gene_id: number };
  mutation_mutation_categorization: { mutation_id: number; mutation_categorization_id: number };
  mutation_qc_result: {
    id: Generated<number>;
    mutation_id: number;
    qc_type_id: number | null;
    status_id: number | null;
  };
  mutation_sequence: {
    id: Generated<number>;
    mutation_id: number;
    sequence_id: number;
    index: number;
  };
  insertion_sequence: {
    id: Generated<number>;
    ins: GeneratedAlways<string>;
    given_number: string | null;
    mutation_id: number;
    sequence: string | null;
    location: string | null;
  };
  insertion_targeted_exon: {
    id: Generated<number>;
    insertion_sequence_id: number;
    exon_id: string | null;
    transcript: string | null;
    is_canonical: Generated<boolean>;
  };
  molecular_mutation_deletion: {
    id: Generated<number>;
    mutation_id: number;
    chr: string | null;
    start: number | null;
    stop: number | null;
    size: number | null;
  };
  targeted_exon: {
    id: Generated<number>;
    mutation_id: number;
    molecular_mutation_deletion_id: number | null;
    exon_id: string | null;
    transcript: string | null;
    is_canonical: Generated<boolean>;
  };
  aligned_fasta: {
    id: Generated<number>;
    mutation_id: number;
    chrom: string | null;
    chrom_start: number | null;
    chrom_end: number | null;
    name: string | null;
    score: number | null;
    strand: string | null;
    thick_start: number | null;
    thick_end: number | null;
    item_rgb: number | null;
    block_count: number | null;
    block_sizes: string | null;
    block_starts: string | null;
  };
}

interface ConfirmedLineTable {
  colony_id: number;
  stamp_id: number;
  gene_id: number | null;
  plan_id: number;
  attempt_type_id: number;
  work_unit_id: number;
  work_group_id: number | null;
  confirmed_at: LocalDateTime;
}
