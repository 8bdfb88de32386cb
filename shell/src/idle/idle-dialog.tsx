import { Box, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { timeLeftText } from './times.ts';

/** Any reaction keeps the session, also Escape and a press beside the dialog: somebody is there. */
export default function IdleDialog({ endsInMs, onStay }: { endsInMs: number; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Are you still there?"
      confirmText="Stay signed in"
      cancelText={null}
      width="24rem"
      onConfirm={onStay}
      onCancel={onStay}
    >
      <Box as="p" role="status">
        Nothing was done here for a while. You will be signed out {timeLeftText(endsInMs)}.
      </Box>
      <Text mt="2" tone="muted">
        What is on this page stays, and can be saved after signing in again.
      </Text>
    </ConfirmDialog>
  );
}
