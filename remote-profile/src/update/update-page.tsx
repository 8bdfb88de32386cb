import { errorText, useEditable, useResource } from 'shared/api';
import type { Account, Person } from 'shared/contract';
import { RecordActions } from 'shared/domain';
import { useParams } from 'shared/router';
import { ErrorState, LoadingState, Notice, Page, Stack } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { accountPath, personPath, userHistory, USERS } from '../paths.ts';
import { useManagedLists } from '../users/use-managed-lists.ts';
import { AccountCard } from './account-card.tsx';
import { HandOverCard } from './hand-over-card.tsx';
import { UpdateForm } from './update-form.tsx';

const TITLE = 'Update existing account';

/** Changing somebody's account (ui-screens 22.2, PP-20). */
export function UpdatePage() {
  const { email = '' } = useParams();
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {(person) => <Update key={`${person.email} ${email}`} email={email} caller={person} />}
    </PermittedOnly>
  );
}

const NOT_YOURS =
  'You can not change this account. The accounts of services are changed by administrators only.';
const SHOWS_REFUSAL = { showsRefusal: true };

function Update({ email, caller }: { email: string; caller: Person }) {
  const person = useEditable<Person>(personPath(email), SHOWS_REFUSAL);
  const account = useResource<Account>(accountPath(email), undefined, SHOWS_REFUSAL);
  const managed = useManagedLists();
  const { lists } = managed;
  // An account that may not be changed is replaced by a message.
  const error = account.error ?? person.error ?? managed.error;
  const reload = () => Promise.all([account.reload(), person.reload(), managed.reload()]);

  return (
    <Page
      title={TITLE}
      documentTitle={`${TITLE} ${email}`}
      description={email}
      actions={<RecordActions history={account.data && userHistory(email)} fallback={USERS} />}
    >
      {error ? (
        <ErrorState text={errorText(error)} onRetry={() => void reload()} />
      ) : account.data?.mayUpdate === false ? (
        <Notice kind="info">{NOT_YOURS}</Notice>
      ) : person.data && account.data && lists ? (
        <Stack gap="4">
          <AccountCard account={account.data} caller={caller} onChanged={() => void reload()} />
          <UpdateForm
            editable={person}
            person={person.data}
            account={account.data}
            caller={caller}
            lists={lists}
            onAccountChanged={account.reload}
          />
          <HandOverCard email={email} />
        </Stack>
      ) : (
        <LoadingState label="Loading the account…" />
      )}
    </Page>
  );
}
