import { useMemo, useState } from 'react';
import { useResource } from 'shared/api';
import type { PersonalToken } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { DataTable, Notice, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { useActions } from '../use-actions.ts';
import { revokeToken, TOKENS } from './token-calls.ts';
import { tokenColumns } from './token-columns.tsx';

const tokenKey = ({ id }: PersonalToken) => id;

/** The tokens of the person, and the way to end one at once. */
export function TokenTable() {
  const tokens = useResource<PersonalToken[]>(TOKENS);
  const [asked, setAsked] = useState<PersonalToken>();
  const { busyWith, outcome, take } = useActions<'revoke'>();
  const columns = useMemo(() => tokenColumns(setAsked), [setAsked]);

  const revoke = async () => {
    if (asked) await take('revoke', () => revokeToken(asked.id));
    setAsked(undefined);
  };
  return (
    <Loaded of={tokens}>
      {(data) => (
        <>
          {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
          {data.length === 0 ? (
            <Text tone="muted">You have no tokens.</Text>
          ) : (
            <DataTable caption="Your tokens" columns={columns} rows={data} rowKey={tokenKey} />
          )}
          <ConfirmDialog
            title="Revoke the token?"
            isOpen={asked !== undefined}
            confirmText="Revoke"
            width="24rem"
            isBusy={busyWith === 'revoke'}
            onConfirm={() => void revoke()}
            onCancel={() => setAsked(undefined)}
          >
            <Text size="sm">
              Scripts that use “{asked?.name}” are refused from now on. This can not be undone.
            </Text>
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}
