import { sql } from 'kysely';
import { inTime } from '../pauses/in-time.ts';
import { retryPause } from '../time/retry-pause.ts';
import type { Db } from '../database/database.ts';
import { MailRefusedError, type MailService } from './mail-service.ts';
import type { Mailer } from './mailer.ts';

/** How often it is looked for mails that another server has posted, or that are to be sent again. */
const LOOK_EVERY_MS = 5_000;
/** The transaction that posts a mail needs a moment to end. */
const LOOK_AFTER_POST_MS = 150;
/** As long as this a mail is left to the server that sends it; then it has ended while sending, and another one tries. */
const LEASE_MS = 120_000;
const LONGEST_PROBLEM = 500;
/** Longest wait for a mail that is being sent when the server stops. */
const STOP_PATIENCE_MS = 3_000;

/** What a sender needs. */
export interface MailSending {
  db: Db;
  mailer: Mailer;
  service: MailService;
  /** Called with errors that the mail did not cause, such as a database that does not respond. */
  tellFailure: (error: unknown) => void;
}

export interface MailSender {
  /** Sends no more, and waits a moment for the mail that is being sent; one that takes longer is sent again by the next server. */
  stop: () => Promise<void>;
}

/** Sends the mails of the outbox, one after the other, and retries those that fail. */
export function startSending(sending: MailSending): MailSender {
  const stopping = new AbortController();
  let work = Promise.resolve();
  const look = () => {
    work = work.then(() => sendDue(sending, stopping.signal)).catch(sending.tellFailure);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  sending.mailer.onPosted(() => void setTimeout(look, LOOK_AFTER_POST_MS).unref());
  look();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await inTime(work, STOP_PATIENCE_MS, 'A mail was being sent still.').catch(sending.tellFailure);
      sending.service.close();
    },
  };
}

/** Sends every mail that is due, until the signal is aborted. */
export async function sendDue(
  { db, mailer, service }: Omit<MailSending, 'tellFailure'>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true) {
    const mail = await claim(db);
    if (mail === undefined) return;
    const text = mailer.textOf(mail.body);
    if (text === null || mail.useful_until <= new Date()) {
      await giveUp(db, mail, text === null ? 'Its text cannot be read.' : 'It would have come too late.');
      continue;
    }
    try {
      const { id, recipient: to, subject } = mail;
      await service.send({
        messageId: `<mail-${id}-${mail.created_at.getTime()}@tracker>`,
        to,
        subject,
        text,
        unsubscribe: mailer.textOf(mail.unsubscribe) ?? undefined,
      });
      await markSent(db, mail.id);
    } catch (error) {
      await noteFailure(db, mail, error);
    }
  }
}

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Takes the mail that has waited longest, so that no other server sends it for a while. */
function claim(db: Db) {
  const now = new Date();
  return db
    .updateTable('mail')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'body',
      'unsubscribe',
      'created_at',
      'useful_until',
      'attempts',
    ])
    .executeTakeFirst();
}

/** Deletes the text: it may hold a link that nobody else should see. */
async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: 'sent',
      sent_at: new Date(),
      body: null,
      unsubscribe: null,
      next_attempt_at: null,
      problem: null,
    })
    .where('id', '=', id)
    .execute();
}

async function noteFailure(db: Db, mail: ClaimedMail, error: unknown): Promise<void> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_PROBLEM);
  const next =
    error instanceof MailRefusedError ? null : nextAttempt(mail.attempts, mail.useful_until, new Date());
  if (next === null) return giveUp(db, mail, problem);
  await claimed(db, mail).set({ problem, next_attempt_at: next }).execute();
}

async function giveUp(db: Db, mail: ClaimedMail, problem: string): Promise<void> {
  await claimed(db, mail)
    .set({ state: 'failed', problem, body: null, unsubscribe: null, next_attempt_at: null })
    .execute();
}

/** The mail, unless another server has taken it since: what that one did counts, and a failure that comes late does not. */
function claimed(db: Db, { id, attempts }: ClaimedMail) {
  return db
    .updateTable('mail')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts);
}

const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * When a mail is sent again that could not be sent.
 *
 * @param attempts that have failed, this one among them
 * @returns null when it would be of no use then
 */
export function nextAttempt(attempts: number, usefulUntil: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + retryPause(attempts, LONGEST_PAUSE_MS));
  return next < usefulUntil ? next : null;
}
