import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasUnsavedChanges, useBlocker, useHasUnsavedChanges } from 'shared/router';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';

interface Leaving {
  onLeave: () => void;
  onStay: () => void;
}

const leaveDialog = lazyPart<Leaving>(
  () => import(/* webpackChunkName: "dialogs" */ './leave-dialog.tsx'),
  BrowsersQuestion,
);

/**
 * Asks before a screen with unsaved changes is left for another address of the site. It stands in the way only while there
 * are any: past a blocker each navigation has news of that blocker, which renders the screen that is left once more.
 */
export function UnsavedChangesGuard() {
  const hasChanges = useHasUnsavedChanges();
  const [isGuarding, setGuarding] = useState(false);
  if (hasChanges && !isGuarding) setGuarding(true);
  return isGuarding ? <Guard hasChanges={hasChanges} onDone={() => setGuarding(false)} /> : null;
}

interface GuardProps {
  hasChanges: boolean;
  onDone: () => void;
}

function Guard({ hasChanges, onDone }: GuardProps) {
  useEffect(() => leaveDialog.preload(), []);
  // The router's own word that it has stopped somebody comes later, when the page is drawn.
  const hasStopped = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isStopped = currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges();
    if (isStopped) hasStopped.current = true;
    return isStopped;
  });
  const decide = (isLeaving: boolean) => {
    hasStopped.current = false;
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  };
  // Where a save has ended meanwhile there is nothing left to ask: people come where they wanted to go.
  const goOn = useEffectEvent(() => {
    if (blocker.state === 'blocked') decide(true);
    else if (blocker.state === 'unblocked' && !hasStopped.current) onDone();
  });
  useEffect(() => {
    if (!hasChanges) goOn();
  }, [hasChanges, blocker.state]);
  if (blocker.state !== 'blocked') return null;
  return <leaveDialog.Part onLeave={() => decide(true)} onStay={() => decide(false)} />;
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
