/** Follows, and the notices and webhooks about changes (migrations 0066 and 0067). */
import type { Generated } from 'kysely';

/** The tables of this domain by name. */
export interface Following {
  /** A person, or a visitor by a mail address. */
  follower: { id: Generated<number>; person_id: number | null; email: string | null };
  follow: {
    id: Generated<number>;
    follower_id: number;
    gene_id: number | null;
    project_id: number | null;
    work_unit_id: number | null;
    mail: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
  };
  notice: {
    id: Generated<number>;
    follower_id: number;
    history_id: number;
    created_at: Generated<Date>;
    read_at: Date | null;
    mail_due_at: Date | null;
    mailed_at: Date | null;
  };
  /** One row: how far the feed of changes was gone through for followers. */
  notice_cursor: { is_one: Generated<boolean>; position: number };
}
