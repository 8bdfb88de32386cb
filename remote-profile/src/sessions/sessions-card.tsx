import { useMemo, useState } from 'react';
import { errorText, useResource } from 'shared/api';
import type { Session } from 'shared/contract';
import { Button, Card, DataTable, ErrorState, LoadingState, Notice, Stack, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { sessionColumns } from './session-columns.tsx';
import { SESSIONS, useEndSessions } from './use-end-sessions.ts';

const sessionKey = ({ id }: Session) => id;

/** Where the person is signed in, and the way to end that: one session, or all of them. */
export function SessionsCard() {
  const { data, error: readError, reload } = useResource<Session[]>(SESSIONS);
  const { end, endAll, busyWith, error } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const columns = useMemo(() => sessionColumns(end, busyWith), [end, busyWith]);

  return (
    <Card
      title="Where you are signed in"
      description="End what you do not recognise, and then reset your password."
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <Stack gap="3">
        {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
        {data ? (
          <DataTable caption="Your sessions" columns={columns} rows={data} rowKey={sessionKey} />
        ) : readError ? (
          <ErrorState text={errorText(readError)} onRetry={() => void reload()} />
        ) : (
          <LoadingState />
        )}
      </Stack>
      <ConfirmDialog
        title="Sign out everywhere?"
        isOpen={isAsking}
        confirmText="Sign out"
        width="24rem"
        isBusy={busyWith === 'all'}
        onConfirm={() => void endAll().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <Text size="sm">
          All your sessions end at once, this one too. Tokens for scripts go on until you revoke them.
        </Text>
      </ConfirmDialog>
    </Card>
  );
}
