import { listUnsaved } from 'shared/router';
import { Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';

/** The question before a screen with unsaved changes is left: whether they would be lost, or wait as a draft. */
export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const unsaved = listUnsaved();
  const lost = unsaved.filter(({ isDraft }) => !isDraft);
  const isKept = unsaved.length > 0 && lost.length === 0;
  const parts = (isKept ? unsaved : lost).flatMap((form) => form.parts);
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
      {isKept && (
        <Text mt="2">
          This browser keeps them as a draft, which is offered to you when you open the page again.
        </Text>
      )}
      {parts.length > 0 ? (
        <Text mt="2">
          {isKept ? 'Changed:' : 'You would lose what you changed in:'} {parts.join(', ')}.
        </Text>
      ) : (
        !isKept && <Text mt="2">You would lose them.</Text>
      )}
    </ConfirmDialog>
  );
}
