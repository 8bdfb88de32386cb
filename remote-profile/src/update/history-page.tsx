import { HistoryPage } from 'shared/history';
import { useParams } from 'shared/router';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { personPath, updateUser } from '../paths.ts';

const TITLE = 'User History';

/** Who changed what of a person, and when (ui-screens 18). */
export function UserHistoryPage() {
  const { email = '' } = useParams();
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {() => (
        <HistoryPage
          title={TITLE}
          path={`${personPath(email)}/history`}
          entityName={email}
          backTo={updateUser(email)}
        />
      )}
    </PermittedOnly>
  );
}
