/** Phenotyping attempts, stages and tissue (migration 0007). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audited, LocalDate, LocalDateTime } from './columns.ts';

/** The tables of this domain by name. */
export interface Phenotyping {
  phenotyping_attempt: Audited & {
    plan_id: number;
    imits_phenotype_attempt: number | null;
    imits_phenotyping_production: number | null;
    imits_parent_colony: number | null;
    do_not_count_towards_completeness: Generated<boolean | null>;
    phenotyping_external_ref: string;
    strain_id: number;
    cohort_work_unit_id: number | null;
  };
  phenotyping_stage: Audited & {
    id: Generated<number>;
    psn: GeneratedAlways<string>;
    given_number: string | null;
    plan_id: number;
    phenotyping_stage_type_id: number;
    status_id: number;
    phenotyping_experiments_started: LocalDate | null;
    initial_data_release_date: LocalDate | null;
    version: Generated<number>;
  };
  phenotyping_stage_status_stamp: {
    id: Generated<number>;
    phenotyping_stage_id: number;
    status_id: number;
    date: LocalDateTime;
  };
  tissue_distribution: {
    id: Generated<number>;
    phenotyping_stage_id: number;
    start_date: LocalDate | null;
    end_date: LocalDate | null;
    material_deposited_type_id: number;
    work_unit_id: number;
  };
}
