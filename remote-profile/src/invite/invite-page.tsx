import type { Person } from 'shared/contract';
import { GoBack, Loaded } from 'shared/domain';
import { Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { USERS } from '../paths.ts';
import { useManagedLists } from '../users/use-managed-lists.ts';
import { InviteForm } from './invite-form.tsx';

const TITLE = 'Invite people';

/** Accounts for several people at once, with the same roles. */
export function InvitePage() {
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {(person) => <Invite key={person.email} person={person} />}
    </PermittedOnly>
  );
}

function Invite({ person }: { person: Person }) {
  const { lists: data, error, reload } = useManagedLists();
  return (
    <Page
      title={TITLE}
      description="Everybody gets an account with these roles, and a mail that says how to begin."
      actions={<GoBack fallback={USERS} />}
    >
      <Loaded of={{ data, error, reload }}>{(lists) => <InviteForm person={person} lists={lists} />}</Loaded>
    </Page>
  );
}
