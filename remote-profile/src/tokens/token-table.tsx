import { useMemo, useState } from 'react';
import { errorText, useResource } from 'shared/api';
import type { PersonalToken } from 'shared/contract';
import { DataTable, ErrorState, LoadingState, Notice, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { revokeToken, TOKENS } from './token-calls.ts';
import { tokenColumns } from './token-columns.tsx';

const tokenKey = ({ id }: PersonalToken) => id;

/** The tokens of the person, and the way to end one at once. */
export function TokenTable() {
  const { data, error: readError, reload } = useResource<PersonalToken[]>(TOKENS);
  const [asked, setAsked] = useState<PersonalToken>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const columns = useMemo(() => tokenColumns(setAsked, new Date()), [setAsked]);

  const revoke = async () => {
    if (!asked) return;
    setBusy(true);
    setError(undefined);
    try {
      await revokeToken(asked.id);
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };

  if (!data && readError) return <ErrorState text={errorText(readError)} onRetry={() => void reload()} />;
  if (!data) return <LoadingState />;
  return (
    <>
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
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
        isBusy={isBusy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsked(undefined)}
      >
        <Text size="sm">
          Scripts that use “{asked?.name}” are refused from now on. This can not be undone.
        </Text>
      </ConfirmDialog>
    </>
  );
}
