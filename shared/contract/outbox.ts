import Type, { type Static } from 'typebox';
import { PageInfo, PageQuery } from './hal.ts';
import { Instant, Nullable } from './schema-helpers.ts';

/**
 * Where a mail is: `kept` for an administrator to read (there is no mail service), `waiting` to be sent or sent
 * again, `sent`, or `failed` for good.
 */
export const MAIL_STATES = ['kept', 'waiting', 'sent', 'failed'] as const;
export const MailState = Type.Enum(MAIL_STATES);
export type MailState = (typeof MAIL_STATES)[number];

/** Where a mail is that was just written. */
const POSTED_MAIL_STATES = ['waiting', 'kept'] as const satisfies readonly MailState[];
export const PostedMailState = Type.Enum(POSTED_MAIL_STATES);
export type PostedMailState = (typeof POSTED_MAIL_STATES)[number];

/** A mail in the list, without its text. */
export const MailSummary = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  state: MailState,
  createdAt: Instant,
  sentAt: Nullable(Instant),
  /** How often it was tried to send it. */
  attempts: Type.Integer(),
  /** Why the last attempt failed. */
  problem: Nullable(Type.String()),
  /** When it is tried next, where it waits. */
  nextAttemptAt: Nullable(Instant),
});
export type MailSummary = Static<typeof MailSummary>;

/** One mail. `text` is null once it was sent, or when its link is no longer valid. */
export const MailMessage = Type.Object({ ...MailSummary.properties, text: Nullable(Type.String()) });
export type MailMessage = Static<typeof MailMessage>;

/** GET /api/outbox?page=&size=: latest first. */
export const MailPage = Type.Object({
  _embedded: Type.Object({ mails: Type.Array(MailSummary) }),
  page: PageInfo,
});
export type MailPage = Static<typeof MailPage>;

export const OutboxQuery = Type.Pick(PageQuery, ['page', 'size']);
export type OutboxQuery = Static<typeof OutboxQuery>;

export const MailPath = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });
