import { useCallback, useMemo, useState } from 'react';
import { apiFetch, mutateResource, pathPart, useResource } from 'shared/api';
import type { Session } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { signOut } from 'shared/session';
import { Button, Card, DataTable, Notice, Stack, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { sessionColumns } from './session-columns.tsx';
import { useActions } from '../use-actions.ts';

const SESSIONS = '/api/sessions';

const sessionKey = ({ id }: Session) => id;

/** Where the person is signed in, and the way to end that: one session, or all of them. */
export function SessionsCard() {
  const sessions = useResource<Session[]>(SESSIONS);
  // Named by the id of the session that is ended, or `all`.
  const { busyWith, outcome, take } = useActions();
  const [isAsking, setAsking] = useState(false);
  const end = useCallback(
    ({ id }: Session) =>
      void take(id, async () => {
        await apiFetch<null>(`${SESSIONS}/${pathPart(id)}`, { method: 'DELETE' });
        await mutateResource(SESSIONS);
      }),
    [take],
  );
  /** Ends this session too: afterwards the person is a visitor. */
  const endAll = () =>
    take('all', async () => {
      await apiFetch<null>(SESSIONS, { method: 'DELETE' });
      await signOut();
    });
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
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        <Loaded of={sessions}>
          {(data) => <DataTable caption="Your sessions" columns={columns} rows={data} rowKey={sessionKey} />}
        </Loaded>
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
