import { useState } from 'react';
import { apiFetch, mutateResource, useResource } from 'shared/api';
import type { Notice as NoticeOfChange, NoticePage } from 'shared/contract';
import { changePlace, Loaded } from 'shared/domain';
import {
  Badge,
  Button,
  Card,
  DataTable,
  formatDateTime,
  Link,
  Notice,
  Row,
  Stack,
  Text,
  type Column,
} from 'shared/ui';
import { useActions } from '../use-actions.ts';

const NOTICES = '/api/v2/notices';
const PAGE_SIZE = 50;

const COLUMNS: readonly Column<NoticeOfChange>[] = [
  {
    id: 'date',
    header: 'When',
    card: 'fact',
    isRowHeader: true,
    cell: ({ date, isRead }) => (
      <Row gap="2">
        <span className="gt-id">{formatDateTime(date)}</span>
        {!isRead && <Badge tone="accent">New</Badge>}
      </Row>
    ),
  },
  { id: 'genes', header: 'Gene(s)', card: 'title', cell: ({ geneSymbols }) => geneSymbols.join(', ') },
  {
    id: 'record',
    header: 'Record',
    card: 'fact',
    cell: (notice) => {
      const { id, to } = changePlace(notice);
      return (
        <Link isId to={to}>
          {id}
        </Link>
      );
    },
  },
  { id: 'what', header: 'What', card: 'note', cell: ({ what }) => what },
  { id: 'user', header: 'Who', card: 'note', cell: ({ user }) => user },
];

const noticeKey = ({ id }: NoticeOfChange) => id;

/** The changes of what a person follows, latest first, a page at a time. */
export function NoticesCard() {
  const [before, setBefore] = useState<readonly string[]>([]);
  const page = useResource<NoticePage>(NOTICES, { limit: PAGE_SIZE, before: before.at(-1) });
  const { busyWith, outcome, take } = useActions<'read'>();
  const next = page.data?.next ?? null;
  const hasNew = page.data?.notices.some(({ isRead }) => !isRead) ?? false;
  return (
    <Card
      title="Changes"
      actions={
        hasNew && (
          <Button size="sm" isBusy={busyWith === 'read'} onClick={() => void take('read', markAllRead)}>
            Mark all as read
          </Button>
        )
      }
    >
      <Stack gap="3">
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        <Loaded of={page} label="Loading your notices…">
          {({ notices }) =>
            notices.length === 0 ? (
              <Text tone="muted">Nothing of what you follow has changed in the last three months.</Text>
            ) : (
              <DataTable
                caption="Changes of what you follow"
                columns={COLUMNS}
                rows={notices}
                rowKey={noticeKey}
              />
            )
          }
        </Loaded>
        {(before.length > 0 || next !== null) && (
          <Row>
            {before.length > 0 && <Button onClick={() => setBefore(before.slice(0, -1))}>Later</Button>}
            {next !== null && <Button onClick={() => setBefore([...before, next])}>Earlier</Button>}
          </Row>
        )}
      </Stack>
    </Card>
  );
}

async function markAllRead(): Promise<void> {
  await apiFetch<null>(`${NOTICES}/read`, { body: {} });
  await Promise.all([mutateResource(NOTICES), mutateResource(`${NOTICES}/unread`)]);
}
