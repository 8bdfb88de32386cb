import { errorText } from 'shared/api';
import { SignedInOnly } from 'shared/domain';
import { Card, ErrorState, LoadingState, Page } from 'shared/ui';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { TokensCard } from '../tokens/tokens-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { LandingCard } from './landing-card.tsx';
import { useOwnProfile } from './use-own-profile.ts';

const TITLE = 'Edit your profile';

/** A person's own profile (spec part 2 §2, ui-screens 21), for people who are signed in (PP-44). */
export function ProfilePage() {
  return (
    <SignedInOnly
      title={TITLE}
      reason="The profile shows your address, your roles and how you can be contacted."
    >
      {({ email }) => <Profile key={email} />}
    </SignedInOnly>
  );
}

function Profile() {
  const profile = useOwnProfile();
  return (
    <Page title={TITLE}>
      {profile.person ? (
        <>
          <DetailsForm person={profile.person} profile={profile} />
          <LandingCard email={profile.person.email} />
          <SessionsCard />
          <TokensCard />
        </>
      ) : (
        <Card title="Profile details">
          {profile.readError ? (
            <ErrorState text={errorText(profile.readError)} onRetry={() => void profile.reload()} />
          ) : (
            <LoadingState label="Loading your profile…" />
          )}
        </Card>
      )}
    </Page>
  );
}
