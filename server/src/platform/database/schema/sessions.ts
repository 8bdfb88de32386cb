/** Sign-in, mail and repeated requests (migrations 0010, 0012, 0021 to 0024, 0028). */
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.ts';

/** The tables of this domain by name. */
export interface Sessions {
  session: {
    id: string;
    person_id: number;
    renewable: boolean;
    user_agent: string | null;
    remote_address: string | null;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
  };
  /** When all access of a person was last ended (migration 0042). */
  access_end: { person_id: number; ended_at: Date };
  refresh_token: {
    id: Generated<number>;
    family: string;
    person_id: number;
    token_hash: Uint8Array;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    replaced_by: number | null;
  };
  password_reset: {
    id: Generated<number>;
    person_id: number;
    token_hash: Uint8Array;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  service_session: {
    session_id: string;
    grant_text: string;
    asked_at: Date;
    confirmed_at: Date;
  };
  expired_password_flag: { person_id: number; saved_password: Generated<boolean> };
  security_event: {
    id: Generated<number>;
    happened_at: Generated<Date>;
    kind: string;
    email: string | null;
    person_id: number | null;
    remote_address: string | null;
    detail: ColumnType<unknown, string | undefined, string>;
    actor: string | null;
  };
  personal_token: {
    id: Generated<number>;
    person_id: number;
    name: string;
    scope: string;
    beginning: string;
    token_hash: Uint8Array;
    created_at: Generated<Date>;
    expires_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  mail: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    body: Uint8Array | null;
    /** Encrypted address where one request ends such mails (migration 0066). */
    unsubscribe: Uint8Array | null;
    state: string;
    created_at: Generated<Date>;
    useful_until: Date;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    sent_at: Date | null;
    problem: string | null;
  };
  /** How often something was tried, and until when it may not be tried again. */
  attempt_limit: {
    key: string;
    attempts: number;
    last_at: Date;
    blocked_until: Date | null;
  };
  /** A creation that a client may send again (migration 0012). */
  repeatable_request: {
    person_id: number;
    key: string;
    digest: string;
    answer: Json | null;
    created_at: Generated<Date>;
  };
}
