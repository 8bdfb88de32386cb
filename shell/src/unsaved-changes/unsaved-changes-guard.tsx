import { lazy, Suspense } from 'react';
import { hasUnsavedChanges, useBlocker } from 'shared/router';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/** Asks before a screen with unsaved changes is left for another address of the site. */
export function UnsavedChangesGuard() {
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
