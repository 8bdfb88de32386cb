import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails. A port: the outbox below is the default, a mail service can take its place. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** Keeps each mail as a file, for installations without a mail service. Readable by the owner only. */
export function outboxMailer(folder: string): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date().toISOString();
      const name = `${now.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
      const content = `To: ${to}\nSubject: ${subject}\nDate: ${now}\n\n${text}\n`;
      // Whoever watches the folder for *.txt never reads half a mail.
      const aside = join(folder, `.${name}`);
      await writeFile(aside, content, { mode: 0o600 });
      await rename(aside, join(folder, name));
    },
  };
}
