import { lazy, Suspense, useEffect } from 'react';
import { useSession } from 'shared/session';

const load = () => import('./sign-in-again-dialog.tsx');
const SignInAgainDialog = lazy(load);

/**
 * Asks somebody whose session has ended to sign in again, over the page on which they work (ADR 15). The dialog is fetched
 * beforehand: when it is needed, the files of this release may be gone.
 */
export function SignInAgain() {
  const { person, ended } = useSession();
  const isSignedIn = person !== null;
  useEffect(() => {
    if (isSignedIn) load().catch(() => undefined);
  }, [isSignedIn]);
  if (ended === undefined || person === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog email={person.email} reason={ended} />
    </Suspense>
  );
}
