import { useEffect, useRef, type RefObject } from 'react';
import { Outlet } from 'shared/router';
import { useSession } from 'shared/session';
import { Box, dismissNotice, NoticeRegion, SkipLink } from 'shared/ui';
import { AccessDeniedNotice } from '../access-denied/access-denied-notice.tsx';
import { SignInAgain } from '../authentication/sign-in-again/sign-in-again.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { IdleNotice } from '../idle/idle-notice.tsx';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { Offline } from '../offline/offline.tsx';
import { UnsavedChangesGuard } from '../unsaved-changes/unsaved-changes-guard.tsx';
import { UpdateNotice } from '../versions/update-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every screen. It is not rendered again for another address or person: what follows them does that itself. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  return (
    <Box display="flex" flexDirection="column" minH="100dvh">
      <SkipLink targetId="main" />
      <NavigationProgress />
      <SiteHeader />
      <Box
        as="main"
        id="main"
        ref={main}
        tabIndex={-1}
        flex="1"
        px={{ base: '3', md: '5' }}
        py={{ base: '4', md: '6' }}
      >
        <Offline />
        <AccessDeniedNotice />
        <Outlet />
      </Box>
      <SiteFooter />
      <NoticeRegion />
      <UpdateNotice />
      <UnsavedChangesGuard />
      <IdleNotice />
      <SignInAgain />
      <Arrival main={main} />
      <NoticesOfOnePerson />
    </Box>
  );
}

function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  useArrival(main);
  return null;
}

/** Notices about one person's work are not for the next person who signs in. */
function NoticesOfOnePerson() {
  const { person } = useSession();
  const email = person?.email;
  useEffect(() => {
    if (email === undefined) return undefined;
    return () => dismissNotice();
  }, [email]);
  return null;
}
