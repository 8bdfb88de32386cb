/** Views of the project list by name (migration 0065). */
import type { Generated } from 'kysely';

/** The tables of this domain by name. */
export interface SavedViews {
  saved_view: {
    id: Generated<number>;
    person_id: number;
    name: string;
    query: string;
    work_unit_id: number | null;
    created_at: Generated<Date>;
  };
}
