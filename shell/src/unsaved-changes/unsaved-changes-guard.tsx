import { useEffect, useEffectEvent } from 'react';
import { hasUnsavedChanges, useBlocker, useHasUnsavedChanges } from 'shared/router';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';

interface Leaving {
  onLeave: () => void;
  onStay: () => void;
}

const leaveDialog = lazyPart<Leaving>(() => import('./leave-dialog.tsx'), BrowsersQuestion);

/**
 * Asks before a screen with unsaved changes is left for another address of the site. It stands in the way only while there
 * are any: the router warns in the console of every address typed by hand as long as something may block it.
 */
export function UnsavedChangesGuard() {
  return useHasUnsavedChanges() ? <Guard /> : null;
}

function Guard() {
  useEffect(() => leaveDialog.preload(), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );
  if (blocker.state !== 'blocked') return null;
  return <leaveDialog.Part onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

/** The same question in the browser's own dialog, which needs no file. */
function BrowsersQuestion({ onLeave, onStay }: Leaving) {
  const decide = useEffectEvent(() => {
    const isLeaving = window.confirm('Leave without saving? Your changes on this page have not been saved.');
    if (isLeaving) onLeave();
    else onStay();
  });
  useEffect(() => decide(), []);
  return null;
}
