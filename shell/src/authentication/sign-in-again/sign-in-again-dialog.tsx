import { useState } from 'react';
import { siteConfiguration } from 'shared/api';
import { hasUnsavedChanges } from 'shared/router';
import { goOnWithoutSession, type SessionEnd } from 'shared/session';
import { Stack, Text } from 'shared/ui';
import { ConfirmDialog, Dialog } from 'shared/ui-overlays';
import { durationText } from '../../idle/times.ts';
import { PasswordAgain } from './password-again.tsx';

export interface SignInAgainDialogProps {
  /** Whose work is on the page. */
  email: string;
  reason: SessionEnd;
}

/**
 * Signing in again without leaving the page: nothing on it is lost, and the calls that waited are made. Going on without
 * asks first when that would lose changes.
 */
export default function SignInAgainDialog({ email, reason }: SignInAgainDialogProps) {
  const [isGoing, setGoing] = useState(false);
  const goOn = () => (hasUnsavedChanges() ? setGoing(true) : goOnWithoutSession());
  // Each step is its own dialog, so that the focus starts again and one that the browser has closed is open again.
  if (isGoing) return <GoOnWithout onBack={() => setGoing(false)} />;
  return (
    <Dialog title="Please sign in again" isOpen onClose={goOn} width="26rem">
      <Stack gap="4" pb="2">
        <Text>
          {reasonText(reason)} Sign in to go on: this page stays as it is, with everything that is not saved
          yet.
        </Text>
        <PasswordAgain email={email} onGoOn={goOn} />
      </Stack>
    </Dialog>
  );
}

function reasonText(reason: SessionEnd): string {
  const { idleMinutes = 0 } = siteConfiguration();
  if (reason === 'over' || idleMinutes === 0) return 'Your session has ended.';
  return `Your session has ended because nothing was done here for ${durationText(idleMinutes)}.`;
}

/** The question before changes are lost, because a visitor cannot save them. */
function GoOnWithout({ onBack }: { onBack: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Go on without signing in?"
      confirmText="Go on without signing in"
      cancelText="Back"
      width="26rem"
      onConfirm={goOnWithoutSession}
      onCancel={onBack}
    >
      <Text>Your changes on this page have not been saved. Without signing in they cannot be.</Text>
    </ConfirmDialog>
  );
}
