import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';
import { Instant, Nullable } from './schema-helpers.ts';

/** The kinds of events in the security log. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-in refused',
  'locked out',
  'too many requests',
  'sign-out',
  'session ended',
  'signed out everywhere',
  'refresh token reused',
  'password reset requested',
  'password reset',
  'password reset refused',
  'person added',
  'roles changed',
  'administrator changed',
  'account deactivated',
  'account activated',
  'escalation refused',
  'token made',
  'token revoked',
  'token refused',
  'webhook added',
  'webhook changed',
  'webhook removed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** One event. `detail` contains what else is known, for instance the roles that were given; its values are texts. */
export const SecurityEvent = Type.Object({
  id: Type.Integer(),
  happenedAt: Instant,
  kind: Type.Enum(SECURITY_EVENT_KINDS),
  /** Whom it is about; the address as it was typed where nobody has it. */
  email: Nullable(Type.String()),
  /** Who did it, where it was not the person. */
  actor: Nullable(Type.String()),
  remoteAddress: Nullable(Type.String()),
  detail: Type.Record(Type.String(), Type.String()),
});
export type SecurityEvent = Static<typeof SecurityEvent>;

/** GET /api/securityEvents: latest first. Days are those of the server; `to` is included. */
export const SecurityEventQuery = Type.Object({
  person: Type.Optional(Type.String({ description: 'Part of the address of the person or of who did it' })),
  kind: FilterValue,
  from: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  to: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  ...Type.Pick(PageQuery, ['page', 'size']).properties,
});
export type SecurityEventQuery = Static<typeof SecurityEventQuery>;

export const SecurityEventPage = Type.Object({
  _embedded: Type.Object({ securityEvents: Type.Array(SecurityEvent) }),
  page: PageInfo,
});
export type SecurityEventPage = Static<typeof SecurityEventPage>;
