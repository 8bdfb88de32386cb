/** Column types that many tables share. What the drivers hand out is set in one place, the connection. */
import type { ColumnType, Generated } from 'kysely';

/** `timestamp`: a local date-time without zone, ISO text such as `2031-03-02T11:00:00.25`. */
export type LocalDateTime = string;

/** `date`: a calendar day, `yyyy-MM-dd`. */
export type LocalDate = string;

/** `jsonb`: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

/** A look-up list: names are unique whatever their case. */
export interface CatalogueTable {
  id: Generated<number>;
  name: string;
}

/**
 * Who and when, filled by the database from the transaction setting `app.user`. Null where a row came from a tracker that
 * did not know it.
 */
export interface Audited {
  created_at: Generated<LocalDateTime | null>;
  created_by: Generated<string | null>;
  last_modified: Generated<LocalDateTime | null>;
  last_modified_by: Generated<string | null>;
}
