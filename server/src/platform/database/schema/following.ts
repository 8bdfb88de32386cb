/** Follows, and the notices and webhooks about changes (migrations 0066, 0067 and 0073). */
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
    view_id: number | null;
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
    view_ids: Generated<number[]>;
  };
  /** One row: how far the feed of changes was gone through for followers. */
  notice_cursor: { is_one: Generated<boolean>; position: number };
  webhook: {
    id: Generated<number>;
    work_unit_id: number | null;
    consortium_id: number | null;
    url: string;
    /** Encrypted. */
    secret: Uint8Array;
    previous_secret: Uint8Array | null;
    previous_secret_until: Date | null;
    created_by: string;
    created_at: Generated<Date>;
    is_active: Generated<boolean>;
    /** What is behind it in the feed is still to be delivered. */
    position: number;
    failures: Generated<number>;
    failing_since: Date | null;
    next_attempt_at: Generated<Date>;
  };
  webhook_delivery: {
    id: Generated<number>;
    webhook_id: number;
    after_position: number;
    to_position: number;
    changes: number;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    last_attempt_at: Date | null;
    delivered_at: Date | null;
    status: number | null;
    problem: string | null;
  };
}
