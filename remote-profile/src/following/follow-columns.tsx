import type { Follow, FollowKind, MailPace } from 'shared/contract';
import { geneAddress, MAIL_PACE_OPTIONS, mailPaceOf, projectAddress } from 'shared/domain';
import { createSearchParams } from 'shared/router';
import { Button, formatDate, Link, NativeSelect, Row, type Column } from 'shared/ui';

/** What each kind is called, and where it is. */
const KINDS: Record<FollowKind, { name: string; addressOf: (target: string) => string }> = {
  gene: { name: 'Gene', addressOf: geneAddress },
  project: { name: 'Project', addressOf: projectAddress },
  workUnit: {
    name: 'Work unit',
    addressOf: (target) => `/projects?${createSearchParams({ workUnitName: target }).toString()}`,
  },
  view: { name: 'Saved view', addressOf: () => '/projects/views' },
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
      card: 'title',
      isRowHeader: true,
      cell: ({ kind, target, name }) => <Link to={KINDS[kind].addressOf(target)}>{name}</Link>,
    },
    { id: 'kind', header: 'Kind', card: 'fact', cell: ({ kind }) => KINDS[kind].name },
    { id: 'since', header: 'Since', cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'mail',
      header: 'Mails',
      card: 'note',
      cell: (followed) => (
        <Row>
          <NativeSelect
            aria-label={`Mails about ${followed.name}`}
            isCompact
            value={followed.mail}
            options={MAIL_PACE_OPTIONS}
            onChange={({ target: { value } }) => onMail(followed, mailPaceOf(value, followed.mail))}
          />
        </Row>
      ),
    },
    {
      id: 'stop',
      header: 'Action',
      card: 'status',
      cell: (followed) => (
        <Button size="sm" aria-label={`Stop following ${followed.name}`} onClick={() => onStop(followed)}>
          Stop
        </Button>
      ),
    },
  ];
}
