/** History and stored reports (migrations 0009, 0034, 0041, 0061 and 0077). */
import type { Generated } from 'kysely';
import type { Audited, CatalogueTable, LocalDate, LocalDateTime } from './columns.ts';

/** The tables of this domain by name. */
export interface HistoryAndReports {
  history: {
    id: Generated<number>;
    entity_name: string;
    entity_id: number;
    changed_by: Generated<string>;
    date: Generated<LocalDateTime>;
    comment: string;
    /** Of the entity once the change was made; null in old records (migration 0012). */
    version: number | null;
    /** In the feed of changes; null until it is published (migration 0061). */
    position: number | null;
    /** The job on many records that made the change (migration 0062). */
    bulk_job_id: Generated<number | null>;
  };
  /** Days on which a project, or anything below it, was changed, and by whom. */
  project_change_day: { project_id: number; day: LocalDate; changed_by: string };
  /** One row: how far the feed of changes has come. */
  change_feed: { is_one: Generated<boolean>; last_position: number; after_history_id: number };
  history_detail: {
    id: Generated<number>;
    history_id: number;
    field: string;
    old_value: string | null;
    new_value: string | null;
    note: string;
  };
  report_type: CatalogueTable & Audited & { description: string | null; is_public: Generated<boolean> };
  report: Omit<Audited, 'created_at'> & {
    created_at: Generated<LocalDateTime>;
    id: Generated<number>;
    report_type_id: number;
    report: string;
    /** How many parts follow its text; null while they are being written. */
    parts: Generated<number | null>;
    /** What `projects_hidden` had counted before its first row was read; null for a text of another program. */
    projects_hidden: number | null;
  };
  /** One row: how often a public project was hidden. */
  projects_hidden: { one: Generated<boolean>; count: number };
  report_part: {
    report_id: number;
    /** From 1. */
    number: number;
    text: string;
  };
}
