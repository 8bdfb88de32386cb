import { unsavedParts } from 'shared/router';
import { Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';

/** The question before unsaved changes are lost. */
export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const parts = unsavedParts();
  return (
    <ConfirmDialog
      isOpen
      title="Leave without saving?"
      confirmText="Leave"
      cancelText="Stay"
      width="320px"
      emphasis="cancel"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text>Your changes on this page have not been saved.</Text>
      {parts.length > 0 && <Text mt="2">You would lose what you changed in: {parts.join(', ')}.</Text>}
    </ConfirmDialog>
  );
}
