import {
  MAIL_STATES,
  type MailMessage,
  type MailPage,
  type MailState,
  type MailSummary,
  type OutboxQuery,
} from 'shared/contract';
import type { Db } from '../database/database.ts';
import { NotFoundError } from '../http/errors/errors.ts';
import { pageInfo, readPaging } from '../http/requests/paging.ts';
import type { Mailer } from './mailer.ts';

const COLUMNS = [
  'id',
  'recipient',
  'subject',
  'state',
  'created_at',
  'sent_at',
  'attempts',
  'problem',
  'next_attempt_at',
] as const;

interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  state: string;
  created_at: Date;
  sent_at: Date | null;
  attempts: number;
  problem: string | null;
  next_attempt_at: Date | null;
}

/** A page of mails, latest first. */
export async function listMails(db: Db, query: OutboxQuery): Promise<MailPage> {
  const paging = readPaging(query, { sortable: [], defaultSort: [] });
  const { total } = await db
    .selectFrom('mail')
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('mail')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(paging.size)
    .offset(paging.offset)
    .execute();
  return { _embedded: { mails: rows.map(toSummary) }, page: pageInfo(paging, Number(total)) };
}

/**
 * One mail with its text, as long as that is there and good for anything.
 *
 * @throws NotFoundError
 */
export async function readMail(db: Db, mailer: Mailer, id: number): Promise<MailMessage> {
  const row = await db
    .selectFrom('mail')
    .select([...COLUMNS, 'body', 'useful_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFoundError(`There is no mail ${id}.`);
  return { ...toSummary(row), text: row.useful_until <= new Date() ? null : mailer.textOf(row.body) };
}

function toSummary(row: MailRow): MailSummary {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    state: stateOf(row.state),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    problem: row.problem,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  };
}

function stateOf(text: string): MailState {
  const state = MAIL_STATES.find((known) => known === text);
  if (state === undefined) throw new Error(`A mail has the unknown state ${text}.`);
  return state;
}
