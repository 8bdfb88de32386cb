import { SignedInOnly } from 'shared/domain';
import { Page } from 'shared/ui';
import { FollowsCard } from './follows-card.tsx';
import { NoticesCard } from './notices-card.tsx';

const TITLE = 'What you follow';

/** What a person follows, and the changes of it. */
export function FollowingPage() {
  return (
    <SignedInOnly title={TITLE} reason="This page shows what you follow, and what changed of it.">
      {({ email }) => (
        <Page
          key={email}
          title={TITLE}
          description="Changes that you may see come to the bell at the top and, where this site sends mail, by mail as often as you choose."
        >
          <NoticesCard />
          <FollowsCard />
        </Page>
      )}
    </SignedInOnly>
  );
}
