import { errors, jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';

/** Whom an access token speaks for (api-1 section 3.4). Roles are never in it: they are read on each request. */
export interface TokenSubject {
  personId: number;
  email: string;
  name: string | null;
  /** The session that it ends with. Only tokens of tests have none. */
  sessionId?: string;
}

/** What is left of a valid token. `email` may be missing in tokens that somebody else made. */
export interface TokenClaims {
  email: string | undefined;
  /** Null in tokens that were made before sessions had a name. */
  sessionId: string | null;
  /** When the sign-in service made it; missing in tokens of ours, which end with their session. */
  issuedAt?: Date;
}

export interface AccessTokens {
  /** @param minutes life of the token */
  issue: (subject: TokenSubject, minutes: number) => Promise<string>;
  /** The claims of a token that is ours and still valid, else null. */
  verify: (token: string) => Promise<TokenClaims | null>;
}

const ALGORITHM = 'HS256';

/** Signs and checks access tokens with a secret that only the server knows. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ personId, email, name, sessionId }, minutes) =>
      new SignJWT({ email, name: name ?? email, ...(sessionId === undefined ? {} : { sid: sessionId }) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(personId))
        .setIssuedAt()
        .setExpirationTime(`${minutes} minutes`)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['exp'] });
        const { email, sid } = payload;
        return {
          email: typeof email === 'string' ? email : undefined,
          sessionId: typeof sid === 'string' ? sid : null,
        };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

const KEY = 'jwt_secret';
const BYTES = 48;

/** A secret that nobody knows. */
export const newSecret = () => randomBytes(BYTES).toString('base64url');

/** The secret that signs access tokens: made at the first start, the same for all instances on a database. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('app_setting')
    .values({ key: KEY, value: JSON.stringify(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow();
  if (typeof value !== 'string') throw new Error('The signing secret in the database is not a text.');
  return value;
}
