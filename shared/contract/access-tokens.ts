import { LONGEST_TOKEN_NAME } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Instant, Nullable } from './schema-helpers.ts';

/**
 * What a personal access token may do: `read` calls by GET only, `write` whatever its owner may, `release:remote-reports` nothing but
 * release that app.
 */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export const TokenScope = Type.Union([
  Type.Enum(TOKEN_SCOPES),
  Type.TemplateLiteral('release:${string}', { maxLength: 60 }),
]);
export type TokenScope = Static<typeof TokenScope>;

/** The longest life of a personal access token, in days. */
export const LONGEST_TOKEN_DAYS = 365;

/**
 * A personal access token, which a script sends as `Authorization: Bearer`. Only a hash of it is kept.
 * It has ended when `revokedAt` is set or `expiresAt` is past.
 */
export const PersonalToken = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  scope: TokenScope,
  /** The first characters, by which its owner recognizes it. */
  beginning: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Nullable(Instant),
  revokedAt: Nullable(Instant),
});
export type PersonalToken = Static<typeof PersonalToken>;

/** POST /api/personalTokens. */
export const PersonalTokenCreation = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: LONGEST_TOKEN_NAME,
    pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$',
  }),
  scope: TokenScope,
  days: Type.Integer({ minimum: 1, maximum: LONGEST_TOKEN_DAYS, description: 'Life in days' }),
});
export type PersonalTokenCreation = Static<typeof PersonalTokenCreation>;

/** Response of POST /api/personalTokens: the only response that contains the token itself. */
export const PersonalTokenCreated = Type.Object({ ...PersonalToken.properties, token: Type.String() });
export type PersonalTokenCreated = Static<typeof PersonalTokenCreated>;

export const PersonalTokenPath = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });
