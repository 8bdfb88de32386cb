import { useEffect } from 'react';
import { whenQuiet } from 'shared/remote';
import { useSession, type SessionEnd } from 'shared/session';
import { lazyPart, type Retry } from '../../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../../lazy-parts/missing-part.tsx';

const dialog = lazyPart<{ email: string; reason: SessionEnd }>(
  () => import('./sign-in-again-dialog.tsx'),
  PlainNotice,
);

/**
 * Asks somebody whose session has ended to sign in again, over the page on which they work (ADR 15). The dialog is fetched
 * beforehand, when the page is quiet: once it is needed, the files of this release may be gone.
 */
export function SignInAgain() {
  const { person, ended } = useSession();
  const isSignedIn = person !== null;
  useEffect(() => {
    if (isSignedIn) whenQuiet(dialog.preload);
  }, [isSignedIn]);
  if (ended === undefined || person === null) return null;
  return <dialog.Part email={person.email} reason={ended} />;
}

function PlainNotice({ onRetry }: Retry) {
  return (
    <MissingPart title="Your session has ended." onRetry={onRetry}>
      The dialog in which you sign in again could not be fetched. Check your connection. What is on this page
      stays.
    </MissingPart>
  );
}
