import type { PostedMailState } from 'shared/contract';
import type { Db } from '../database/database.ts';
import { textCipher } from '../secrets/text-cipher.ts';
import { DAY_MS } from '../time/durations.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** After this time the content is void, so the mail is neither sent nor stored. */
  usefulUntil: Date;
  /** Where one request ends all such mails (RFC 8058); contains a signed token. */
  unsubscribe?: string;
}

/** Takes mails; the sender sends them afterwards, or an administrator reads them in the outbox. */
export interface Mailer {
  /**
   * Writes a mail in the transaction of the event that it announces. It exists exactly if the event was committed,
   * and no crash loses it. Resolves to where it is then.
   */
  post: (tx: Db, mail: Mail) => Promise<PostedMailState>;
  /** The text of a stored mail; null when it is gone or was locked by another secret. */
  textOf: (body: Uint8Array | null) => string | null;
  /** Wakes the sender. There is one sender. */
  onPosted: (listener: () => void) => void;
}

const KEEP_DAYS = 90;

/**
 * @param secret of the server, which encrypts the texts
 * @param hasService whether mails are sent; else they are only stored
 */
export function mailer(secret: string, hasService: boolean): Mailer {
  const cipher = textCipher(secret, 'texts of mails');
  const state = hasService ? 'waiting' : 'kept';
  let tellPosted = () => {};
  return {
    post: async (tx, { to, subject, text, usefulUntil, unsubscribe }) => {
      const now = new Date();
      await forgetOld(tx, now);
      await tx
        .insertInto('mail')
        .values({
          recipient: to,
          subject,
          body: cipher.lock(text),
          state,
          created_at: now,
          useful_until: usefulUntil,
          unsubscribe: unsubscribe === undefined ? null : cipher.lock(unsubscribe),
          next_attempt_at: hasService ? now : null,
          sent_at: null,
          problem: null,
        })
        .execute();
      tellPosted();
      return state;
    },
    textOf: (body) => (body === null ? null : cipher.unlock(body)),
    onPosted: (listener) => {
      tellPosted = listener;
    },
  };
}

/** Texts that are of no use, and mails of long ago. */
async function forgetOld(tx: Db, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ body: null, unsubscribe: null })
    .where('state', '=', 'kept')
    .where('body', 'is not', null)
    .where('useful_until', '<=', now)
    .execute();
  await tx
    .deleteFrom('mail')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * DAY_MS))
    .execute();
}
