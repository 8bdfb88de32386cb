import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret that is handed out once and stored only as its hash. */
export interface OneTimeToken {
  /** For the person: letters, digits, `-` and `_`. */
  token: string;
  /** For the database. */
  hash: Uint8Array;
}

export function newToken(): OneTimeToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Tokens are random enough for a plain hash: there is nothing to guess. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
