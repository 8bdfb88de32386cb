/** The read model of projects (migration 0011). */
import type { LocalDate, LocalDateTime } from './columns.ts';

export interface ProjectIndexTable {
  project_id: number;
  tpn: string;
  imits_mi_plan: number | null;
  privacy_id: number;
  privacy_rank: number;
  assignment_status_id: number;
  summary_status_id: number | null;
  has_gene: boolean;
  intention_type_ids: number[];
  gene_ids: number[];
  work_unit_ids: number[];
  production_work_unit_ids: number[];
  work_group_ids: number[];
  consortium_ids: number[];
  colony_names: string[];
  phenotyping_refs: string[];
  gene_symbol: string | null;
  attempt_type_ids: number[];
  status_since: string | null;
  lacks_guides: boolean;
  stop_reasons: string[];
  usual_until: LocalDate | null;
  assignment_status_ordering: number;
  summary_status_ordering: number;
  last_change: LocalDateTime | null;
}

/** The tables of this domain by name. */
export interface ProjectIndex {
  /** Of migration 0011; what migrations 0064, 0074, 0076 and 0078 add is in `project_index_source`. */
  project_index_basis: Omit<
    ProjectIndexTable,
    | 'attempt_type_ids'
    | 'status_since'
    | 'lacks_guides'
    | 'stop_reasons'
    | 'usual_until'
    | 'assignment_status_ordering'
    | 'summary_status_ordering'
    | 'last_change'
  >;
  project_index_source: ProjectIndexTable;
  project_last_change: { project_id: number; change: LocalDateTime | null };
  project_index: ProjectIndexTable;
  /** Totals of lists by what is filtered, maintained by triggers; a total is the sum over the slots. */
  project_index_total: {
    facet: string;
    value: number;
    privacy_rank: number;
    slot: number;
    projects: number;
  };
}
