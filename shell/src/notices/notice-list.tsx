import { errorText, useResource } from 'shared/api';
import type { Notice as NoticeOfChange, NoticePage } from 'shared/contract';
import { changePlace, Loaded } from 'shared/domain';
import { Link as RouterLink } from 'shared/router';
import { useState } from 'react';
import { Box, Button, formatDateTime, Notice, Row, Stack, Text, VisuallyHidden } from 'shared/ui';
import { openedAddress } from '../areas/opened-address.ts';
import { useAreas } from '../areas/use-areas.ts';
import { listItem } from '../header/header.styles.ts';
import { markRead, NOTICES } from './notice-calls.ts';
import { notice as noticeLook } from './notice-menu.styles.ts';

/** Notices in the menu; the others are on a page of their own. */
const LATEST = { limit: 12 };

interface NoticeListProps {
  hasUnread: boolean;
  onFollow: () => void;
}

/** The latest changes of what the person follows. Following one marks it as read. */
export function NoticeList({ hasUnread, onFollow }: NoticeListProps) {
  const page = useResource<NoticePage>(NOTICES, LATEST);
  const allNotices = openedAddress(useAreas(), 'notices');
  const [error, setError] = useState<unknown>();
  const read = (ids?: string[]) => {
    setError(undefined);
    markRead(ids === undefined ? {} : { ids }).catch(setError);
  };
  return (
    <Box w="96" maxW="full">
      <Row px="3" py="2" justifyContent="space-between" borderBottomWidth="1px" borderColor="border">
        <Text fontWeight="semibold">Notices</Text>
        {hasUnread && (
          <Button size="sm" variant="quiet" onClick={() => read()}>
            Mark all as read
          </Button>
        )}
      </Row>
      <Box maxH="60vh" overflowY="auto" p="1">
        {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
        <Loaded of={page} label="Loading your notices…">
          {({ notices }) => (
            <Notices
              notices={notices}
              onFollow={({ id, isRead }) => {
                if (!isRead) read([id]);
                onFollow();
              }}
            />
          )}
        </Loaded>
      </Box>
      {allNotices !== undefined && (
        <Box p="1" borderTopWidth="1px" borderColor="border">
          <RouterLink to={allNotices} className={listItem} onClick={onFollow}>
            All notices, and what you follow
          </RouterLink>
        </Box>
      )}
    </Box>
  );
}

interface NoticesProps {
  notices: readonly NoticeOfChange[];
  onFollow: (notice: NoticeOfChange) => void;
}

function Notices({ notices, onFollow }: NoticesProps) {
  if (notices.length === 0)
    return (
      <Text size="sm" tone="muted" px="3" py="4">
        Nothing yet. Follow a gene, a project, a saved view or your work unit, and its changes come here.
      </Text>
    );
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {notices.map((each) => (
        <li key={each.id}>
          <RouterLink
            to={changePlace(each).to}
            className={noticeLook}
            data-unread={!each.isRead}
            onClick={() => onFollow(each)}
          >
            {!each.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            <strong>{each.geneSymbols.join(', ') || each.tpn}</strong> {each.what}{' '}
            <Text as="span" size="sm" tone="muted">
              {formatDateTime(each.date)} · {changePlace(each).id}
            </Text>
          </RouterLink>
        </li>
      ))}
    </Stack>
  );
}
