import type { MailState, MailSummary } from 'shared/contract';
import { formatDateTime, StatusBadge, type Column, type Tone } from 'shared/ui';

/** What became of a mail, in words. */
const STATES: Record<MailState, { text: string; tone: Tone }> = {
  kept: { text: 'Kept here', tone: 'info' },
  waiting: { text: 'Waiting', tone: 'progress' },
  sent: { text: 'Sent', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
};

/** The columns of the outbox. */
export function mailColumns(onOpen: (mail: MailSummary) => void): readonly Column<MailSummary>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      card: 'title',
      isRowHeader: true,
      cell: (mail) => (
        <button
          type="button"
          className="gt-link"
          aria-label={`${mail.subject}, to ${mail.to}`}
          onClick={() => onOpen(mail)}
        >
          {mail.subject}
        </button>
      ),
    },
    { id: 'to', header: 'To', card: 'note', cell: ({ to }) => to },
    { id: 'created', header: 'Written', card: 'fact', cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      id: 'state',
      header: 'State',
      card: 'status',
      cell: ({ state }) => <StatusBadge status={STATES[state].text} tone={STATES[state].tone} />,
    },
    { id: 'sent', header: 'Sent', cell: ({ sentAt }) => formatDateTime(sentAt) },
    { id: 'problem', header: 'Problem', card: 'note', cell: problemOf },
  ];
}

/** Why a mail is not sent yet, and when it is tried again. */
function problemOf({ problem, attempts, nextAttemptAt }: MailSummary): string {
  if (problem === null) return '';
  const next = nextAttemptAt === null ? '' : ` Tried again at ${formatDateTime(nextAttemptAt)}.`;
  return `${problem} (attempt ${attempts}).${next}`;
}
