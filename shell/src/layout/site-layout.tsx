import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet } from 'shared/router';
import { useSession } from 'shared/session';
import { Box, dismissNotice, NoticeRegion, SkipLink } from 'shared/ui';
import { linksIn } from '../areas/area-links.ts';
import { useAreas, useViewer } from '../areas/use-areas.ts';
import { AccessDeniedNotice } from '../access-denied/access-denied-notice.tsx';
import { LOGIN_PATH } from '../authentication/paths.ts';
import { SignInAgain } from '../authentication/sign-in-again/sign-in-again.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { IdleNotice } from '../idle/idle-notice.tsx';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { preloadWhenQuiet } from '../navigation/idle-preload.ts';
import { Offline } from '../offline/offline.tsx';
import { UnsavedChangesGuard } from '../unsaved-changes/unsaved-changes-guard.tsx';
import { UpdateNotice } from '../versions/update-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every screen. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePreload();
  useNoticesOfOnePerson();
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
    </Box>
  );
}

/** Notices about one person's work are not for the next person who signs in. */
function useNoticesOfOnePerson(): void {
  const { person } = useSession();
  const email = person?.email;
  useEffect(() => {
    if (email === undefined) return undefined;
    return () => dismissNotice();
  }, [email]);
}

/** Once it is known who is there, areas that ask for it are fetched in quiet moments, and for visitors the login page. */
function usePreload(): void {
  const { status } = useSession();
  const viewer = useViewer();
  const areas = useAreas();
  const preload = useEffectEvent(() => {
    const links = linksIn('menu', areas, viewer).filter(({ preload: isWanted }) => isWanted);
    const addresses = links.flatMap(({ to }) => to ?? []);
    preloadWhenQuiet(status === 'signedIn' ? addresses : [...addresses, LOGIN_PATH]);
  });
  const isKnown = status !== 'unknown' && areas.length > 0;
  useEffect(() => {
    if (isKnown) preload();
  }, [isKnown, status]);
}
