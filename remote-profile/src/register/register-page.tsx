import type { Person } from 'shared/contract';
import { GoBack, Loaded } from 'shared/domain';
import { Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { USERS } from '../paths.ts';
import { useManagedLists } from '../users/use-managed-lists.ts';
import { RegisterForm } from './register-form.tsx';

const TITLE = 'Creation of new account';

/** Registering a user (ui-screens 22.2, api-1 section 4.3). */
export function RegisterPage() {
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {(person) => <Register key={person.email} person={person} />}
    </PermittedOnly>
  );
}

function Register({ person }: { person: Person }) {
  const { lists: data, error, reload } = useManagedLists();
  return (
    <Page title={TITLE} actions={<GoBack fallback={USERS} />}>
      <Loaded of={{ data, error, reload }}>
        {(lists) => <RegisterForm person={person} lists={lists} />}
      </Loaded>
    </Page>
  );
}
