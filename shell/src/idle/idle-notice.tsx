import { lazy, Suspense } from 'react';
import { idleLimitMs, useSession } from 'shared/session';
import { useIdleState } from './use-idle-state.ts';

const IdleDialog = lazy(() => import('./idle-dialog.tsx'));

/** Warns a person who has been idle for long that the session is about to end. */
export function IdleNotice() {
  const { status, ended } = useSession();
  const isOn = status === 'signedIn' && ended === undefined;
  const { state, stay } = useIdleState(isOn ? idleLimitMs() : Infinity);
  if (state.kind !== 'notice') return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog endsInMs={state.endsInMs} onStay={stay} />
    </Suspense>
  );
}
