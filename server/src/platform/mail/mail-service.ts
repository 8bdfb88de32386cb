import { createTransport } from 'nodemailer';
import { inTime } from '../pauses/in-time.ts';
import { isLoopback } from '../settings/network.ts';

/** A mail as it goes out. */
export interface OutgoingMail {
  /** The same for each attempt, so that a duplicate can be recognised. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** Where one request ends all such mails. */
  unsubscribe?: string | undefined;
}

/** Delivers mails to a mail service. */
export interface MailService {
  /** @throws MailRefusedError when it will never be taken, any other error when it may be taken later */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** The service will not take this mail, however often it is offered. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** For all of a mail: a service may answer again and again and come to no end. Shorter than a mail is left to one server. */
const SEND_MS = 90_000;

/**
 * A service that speaks SMTP. A password is only sent over an encrypted connection, unless the service is on this
 * machine.
 *
 * @param url `smtp://user:password@host:587`, or `smtps://…`
 * @param from sender of all mails
 * @param patienceMs longest wait for the service to take a mail
 */
export function smtpService(url: string, from: string, patienceMs = SEND_MS): MailService {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ unsubscribe, to, ...mail }) => {
      // As a text it would be read as a list of addresses with names and groups.
      const recipient = { name: '', address: to };
      try {
        const sending = transport.sendMail({ ...mail, to: recipient, from, headers: headersOf(unsubscribe) });
        await inTime(sending, patienceMs, 'The mail service did not take the mail in time.');
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.message) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A mail program shows a button that ends such mails with one request (RFC 2369 and 8058). */
function headersOf(unsubscribe: string | undefined): Record<string, string> {
  const always = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe === undefined) return always;
  return {
    ...always,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The address or the text is refused for good: 5xx to anything but the sign-in. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
