import { goOnWithoutSession } from 'shared/session';
import { Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';

/** The question before changes are lost, because a visitor cannot save them. */
export function GoOnWithout({ onBack }: { onBack: () => void }) {
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
