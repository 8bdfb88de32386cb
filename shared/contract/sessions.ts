import { LONGEST_PASSWORD, SHORT_TEXT, SHORTEST_PASSWORD } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Person } from './people.ts';
import { Instant, Nullable } from './schema-helpers.ts';
import { ReadAnswers } from './several-reads.ts';

/**
 * POST /auth/signin. Both fields are checked by hand on the server, because their messages are fixed.
 * `session: 'cookie'` requests a short access token that a refresh cookie renews; without it the token is valid
 * long and no cookie is set, which is what API scripts and older clients expect.
 */
export const SignInRequest = Type.Object({
  userName: Type.Optional(Type.Unknown({ description: 'E-mail address, lower case' })),
  password: Type.Optional(Type.Unknown()),
  session: Type.Optional(Type.Literal('cookie')),
});
export type SignInRequest = Static<typeof SignInRequest>;

/**
 * Response of sign-in and of refresh. Where a cookie renews the token it says who the person is, so that a page need not ask,
 * and contains what the call asked to `read` with the new token.
 */
export const SignInResponse = Type.Object({
  userName: Type.String(),
  accessToken: Type.String(),
  person: Type.Optional(Person),
  reads: Type.Optional(ReadAnswers),
});
export type SignInResponse = Static<typeof SignInResponse>;

/** POST /auth/passwordReset: sets a password with the token of a reset mail (single use, two hours). */
export const PasswordResetRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: SHORT_TEXT }),
  password: Type.String({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD }),
});
export type PasswordResetRequest = Static<typeof PasswordResetRequest>;

/**
 * GET /api/sessions: one sign-in of the caller that has not ended. `renewable` sessions are those of browsers, which
 * go on as long as they are used; the others end at `expiresAt`.
 */
export const Session = Type.Object({
  id: Type.String({ description: 'UUID' }),
  /** In words: `Firefox on Windows`, or the beginning of what the program calls itself. */
  device: Type.String(),
  userAgent: Nullable(Type.String()),
  remoteAddress: Nullable(Type.String()),
  renewable: Type.Boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  /** Is it the one that asks? */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

export const SessionPath = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
