import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/router';
import { arriveSignedIn, sessionStore, useSession } from 'shared/session';
import { Button, LoadingState, Notice, Text } from 'shared/ui';
import { knownAreas } from '../../areas/use-areas.ts';
import { afterSignIn } from '../after-sign-in.ts';
import { AuthenticationPage } from '../authentication-page.tsx';
import { LOGIN_PATH } from '../paths.ts';
import { CLOSE_THIS_TAB } from './service-button.tsx';

/** Where the sign-in service leads back to: takes up the session that has begun, and goes on. */
export function SignedInPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const returnUrl = query.get('returnUrl');

  useEffect(() => {
    let isCurrent = true;
    const goOn = (isSignedIn: boolean) => {
      if (!isCurrent) return;
      const email = sessionStore.getState().person?.email;
      if (!isSignedIn) void navigate(`${LOGIN_PATH}?problem=lost`, { replace: true });
      else if (returnUrl === CLOSE_THIS_TAB) setDone(true);
      else void navigate(afterSignIn(returnUrl, email, knownAreas()), { replace: true });
    };
    void arriveSignedIn().then(goOn);
    return () => {
      isCurrent = false;
    };
  }, [navigate, returnUrl]);

  return (
    <AuthenticationPage title="Sign in">{isDone ? <BackToWork /> : <LoadingState />}</AuthenticationPage>
  );
}

/** The work waits in another tab, which knows already. */
function BackToWork() {
  const { person } = useSession();
  return (
    <>
      <Notice kind="success">You are signed in{person === null ? '' : ` as ${person.email}`}.</Notice>
      <Text>Close this tab to go on where you were.</Text>
      <Button variant="primary" fullWidth onClick={() => window.close()}>
        Close this tab
      </Button>
    </>
  );
}
