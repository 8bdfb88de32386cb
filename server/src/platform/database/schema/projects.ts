/** Projects, intentions and sequences (migration 0004). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audited, LocalDate, LocalDateTime } from './columns.ts';

/** The tables of this domain by name. */
export interface Projects {
  project: Audited & {
    id: Generated<number>;
    tpn: GeneratedAlways<string>;
    given_number: string | null;
    imits_mi_plan: number | null;
    assignment_status_id: number;
    summary_status_id: number | null;
    privacy_id: number;
    reactivation_date: LocalDateTime | null;
    recovery: Generated<boolean | null>;
    es_cell_qc_only: Generated<boolean | null>;
    comment: string | null;
    completion_note_id: number | null;
    completion_comment: string | null;
    version: Generated<number>;
  };
  assignment_status_stamp: {
    id: Generated<number>;
    project_id: number;
    assignment_status_id: number;
    date: LocalDateTime;
  };
  project_summary_status_stamp: {
    id: Generated<number>;
    project_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  project_consortium: {
    id: Generated<number>;
    project_id: number;
    consortium_id: number;
  };
  project_es_cell_qc: Audited & {
    project_id: number;
    number_of_es_cells_received: number | null;
    es_cells_received_from_id: number | null;
    es_cells_received_on: LocalDate | null;
    number_of_es_cells_starting_qc: number | null;
    number_of_es_cells_passing_qc: number | null;
    es_cell_qc_comment_id: number | null;
  };
  project_intention: {
    id: Generated<number>;
    project_id: number;
    molecular_mutation_type_id: number;
  };
  project_intention_gene: { project_intention_id: number; gene_id: number };
  project_intention_mutation_categorization: {
    project_intention_id: number;
    mutation_categorization_id: number;
  };
  sequence: {
    id: Generated<number>;
    sequence: string | null;
    sequence_type_id: number | null;
    sequence_category_id: number | null;
  };
  sequence_location: {
    id: Generated<number>;
    sequence_id: number;
    index: number;
    chr: string | null;
    start: number | null;
    stop: number | null;
    strand: string | null;
    genome_build: string | null;
    species_id: number | null;
    strain_id: number | null;
  };
  project_intention_sequence: {
    id: Generated<number>;
    project_intention_id: number;
    sequence_id: number;
    index: number;
  };
}
