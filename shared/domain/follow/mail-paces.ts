import type { MailPace } from 'shared/contract';

/** How often mails come, in words. */
export const MAIL_PACE_OPTIONS: readonly { value: MailPace; label: string }[] = [
  { value: 'at once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'never', label: 'No mails' },
];

/** The chosen option of a select; the one before where the text is none of them. */
export function mailPaceOf(text: string, before: MailPace): MailPace {
  return MAIL_PACE_OPTIONS.find(({ value }) => value === text)?.value ?? before;
}
