import { sendsMail } from 'shared/domain';
import { showNotice } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';

/** Says where the mail is with a link that sets a password. Resolves to the same at length: `sent` of a mail that leaves the site. */
export async function noteResetMail(sent: string): Promise<string> {
  if (await sendsMail()) {
    showNotice({ kind: 'success', content: 'Reset password email sent.', durationMs: NOTICE_MS });
    return sent;
  }
  return 'This site sends no email. Its administrators find the link to set the password in the outbox, and pass it on.';
}
