/** Work on many records at once (migrations 0062 and 0063). */
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** The tables of this domain by name. */
export interface BulkJobs {
  bulk_job: {
    id: Generated<number>;
    person_id: number;
    action: Json;
    is_preview: boolean;
    undoes_id: number | null;
    created_at: Generated<Date>;
    finished_at: Date | null;
  };
  bulk_job_row: {
    job_id: number;
    place: number;
    target: string;
    outcome: string | null;
    message: string | null;
    details: Json;
    consequences: Json;
    undo: Json | null;
    failed_attempts: Generated<number>;
    line: number | null;
    cells: Json | null;
  };
  imported_row: {
    digest: string;
    project_id: number;
    bulk_job_id: number | null;
    line: number;
    created_at: Generated<Date>;
  };
}
