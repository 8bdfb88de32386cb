/** Sign-in, mail and repeated requests (migrations 0010, 0012, 0021 to 0024, 0028). */
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface SessionTable {
  id: string;
  person_id: number;
  renewable: boolean;
  user_agent: string | null;
  remote_address: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}

export interface RefreshTokenTable {
  id: Generated<number>;
  family: string;
  person_id: number;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  replaced_by: number | null;
}

export interface ServiceSessionTable {
  session_id: string;
  grant_text: string;
  asked_at: Date;
  confirmed_at: Date;
}

export interface PasswordResetTable {
  id: Generated<number>;
  person_id: number;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface ExpiredPasswordFlagTable {
  person_id: number;
  saved_password: Generated<boolean>;
}

export interface SecurityEventTable {
  id: Generated<number>;
  happened_at: Generated<Date>;
  kind: string;
  email: string | null;
  person_id: number | null;
  remote_address: string | null;
  detail: ColumnType<unknown, string | undefined, string>;
  actor: string | null;
}

export interface PersonalTokenTable {
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
}

export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: Uint8Array | null;
  state: string;
  created_at: Generated<Date>;
  useful_until: Date;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  problem: string | null;
}

/** How often something was tried, and until when it may not be tried again. */
export interface AttemptLimitTable {
  key: string;
  attempts: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** A creation that a client may send again (migration 0012). */
export interface RepeatableRequestTable {
  person_id: number;
  key: string;
  digest: string;
  answer: Json | null;
  created_at: Generated<Date>;
}

/** The tables of this domain by name. */
export interface Sessions {
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  password_reset: PasswordResetTable;
  service_session: ServiceSessionTable;
  expired_password_flag: ExpiredPasswordFlagTable;
  security_event: SecurityEventTable;
  personal_token: PersonalTokenTable;
  mail: MailTable;
  attempt_limit: AttemptLimitTable;
  repeatable_request: RepeatableRequestTable;
}
