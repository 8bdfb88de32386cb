/** Sign-in sessions and repeated requests (migrations 0010, 0012). */
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface RefreshTokenTable {
  id: Generated<number>;
  family: string;
  person_id: number;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  replaced_by: number | null;
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
  detail: Generated<Json>;
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
  refresh_token: RefreshTokenTable;
  password_reset: PasswordResetTable;
  expired_password_flag: ExpiredPasswordFlagTable;
  security_event: SecurityEventTable;
  repeatable_request: RepeatableRequestTable;
}
