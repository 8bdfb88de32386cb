import { lazy, Suspense } from 'react';
import { hasUnsavedChanges, useBlocker, useHasUnsavedChanges } from 'shared/router';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/**
 * Asks before a screen with unsaved changes is left for another address of the site. It stands in the way only while there
 * are any: the router warns in the console of every address typed by hand as long as something may block it.
 */
export function UnsavedChangesGuard() {
  return useHasUnsavedChanges() ? <Guard /> : null;
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
