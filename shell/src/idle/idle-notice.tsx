import { idleLimitMs, useSession } from 'shared/session';
import { Button } from 'shared/ui';
import { lazyPart, type Retry } from '../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../lazy-parts/missing-part.tsx';
import { timeLeftText } from './times.ts';
import { useIdleState } from './use-idle-state.ts';

interface IdleDialogProps {
  endsInMs: number;
  onStay: () => void;
}

const idleDialog = lazyPart<IdleDialogProps>(
  () => import(/* webpackChunkName: "dialogs" */ './idle-dialog.tsx'),
  PlainNotice,
);

/** Warns a person who has been idle for long that the session is about to end. */
export function IdleNotice() {
  const { status, ended } = useSession();
  const isOn = status === 'signedIn' && ended === undefined;
  const { state, stay } = useIdleState(isOn ? idleLimitMs() : Infinity);
  if (state.kind !== 'notice') return null;
  return <idleDialog.Part endsInMs={state.endsInMs} onStay={stay} />;
}

function PlainNotice({ endsInMs, onStay, onRetry }: IdleDialogProps & Retry) {
  const stay = (
    <Button size="sm" variant="primary" onClick={onStay}>
      Stay signed in
    </Button>
  );
  return (
    <MissingPart title="Are you still there?" actions={stay} onRetry={onRetry}>
      You will be signed out {timeLeftText(endsInMs)}.
    </MissingPart>
  );
}
