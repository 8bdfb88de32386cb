import { Card, ErrorState, LinkButton, LoadingState, Page, Stack, Text } from 'shared/ui';
import type { Person } from 'shared/contract';
import { restoreSession, useSession } from 'shared/session';
import type { ReactNode } from 'react';
import { useSignInAddress } from './use-sign-in-address.ts';

export interface SignedInOnlyProps {
  /** The screen's name. */
  title: string;
  /** Why it is for people who are signed in, as a sentence. */
  reason: string;
  children: (person: Person) => ReactNode;
}

/**
 * A screen for people who are signed in. Visitors are asked to sign in and come back to exactly this address (PP-44),
 * rather than waiting for a response that never comes.
 */
export function SignedInOnly({ title, reason, children }: SignedInOnlyProps) {
  const session = useSession();
  if (session.status === 'signedIn') return children(session.person);
  return (
    <Page title={title}>
      {session.status === 'unknown' && <LoadingState />}
      {session.status === 'anonymous' &&
        (session.isUnreached ? <Unreached /> : <SignInRequest reason={reason} />)}
    </Page>
  );
}

/** Who is signed in is asked to sign in again only when that is needed. */
function Unreached() {
  return (
    <Card title="Your session">
      <ErrorState
        text="Whether you are still signed in could not be found out, because the site did not answer."
        onRetry={() => void restoreSession()}
      />
    </Card>
  );
}

function SignInRequest({ reason }: { reason: string }) {
  const signInAddress = useSignInAddress();
  return (
    <Card title="Please sign in">
      <Stack gap="4" alignItems="flex-start">
        <Text maxW="prose">{reason} After signing in you come back to this page.</Text>
        <LinkButton to={signInAddress} variant="primary">
          Sign in
        </LinkButton>
      </Stack>
    </Card>
  );
}
