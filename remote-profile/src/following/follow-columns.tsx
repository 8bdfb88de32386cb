import type { Follow, FollowKind, MailPace } from 'shared/contract';
import { geneAddress, MAIL_PACE_OPTIONS, mailPaceOf, projectAddress } from 'shared/domain';
import { createSearchParams } from 'shared/router';
import { Button, formatDate, Link, NativeSelect, type Column } from 'shared/ui';

/** What each kind is called, and where it is. */
const KINDS: Record<FollowKind, { name: string; addressOf: (target: string) => string }> = {
  gene: { name: 'Gene', addressOf: geneAddress },
  project: { name: 'Project', addressOf: projectAddress },
  workUnit: {
    name: 'Work unit',
    addressOf: (target) => `/projects?${createSearchParams({ workUnitName: target }).toString()}`,
  },
};

interface FollowActions {
  onMail: (followed: Follow, mail: MailPace) => void;
  onStop: (followed: Follow) => void;
}

/** The columns of the table of what somebody follows. */
export function followColumns({ onMail, onStop }: FollowActions): readonly Column<Follow>[] {
  return [
    {
      id: 'target',
      header: 'Name',
      isRowHeader: true,
      cell: ({ kind, target }) => <Link to={KINDS[kind].addressOf(target)}>{target}</Link>,
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => KINDS[kind].name },
    { id: 'since', header: 'Since', cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'mail',
      header: 'Mails',
      cell: (followed) => (
        <NativeSelect
          aria-label={`Mails about ${followed.target}`}
          isCompact
          value={followed.mail}
          options={MAIL_PACE_OPTIONS}
          onChange={({ target: { value } }) => onMail(followed, mailPaceOf(value, followed.mail))}
        />
      ),
    },
    {
      id: 'stop',
      header: 'Action',
      cell: (followed) => (
        <Button size="sm" aria-label={`Stop following ${followed.target}`} onClick={() => onStop(followed)}>
          Stop
        </Button>
      ),
    },
  ];
}
