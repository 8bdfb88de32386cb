import { errorText } from 'shared/api';
import { Box, Button, Notice, SAVE_BAR_STYLES, Stack, Text } from 'shared/ui';
import { useFormState } from 'shared/ui-forms';

export interface UpdateBarProps {
  isActive: boolean;
  error: unknown;
}

/** The button that saves; with unsaved changes it stays in view. */
export function UpdateBar({ isActive, error }: UpdateBarProps) {
  const { isDirty, isSubmitting } = useFormState();
  const reason = isActive
    ? isDirty
      ? undefined
      : 'Nothing has been changed.'
    : 'Activate the account first.';
  return (
    <Stack gap="3">
      <Box css={SAVE_BAR_STYLES} data-dirty={isDirty ? '' : undefined}>
        <Stack gap="3" alignItems="flex-start">
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            isBusy={isSubmitting}
            busyText="Updating…"
            disabledReason={isSubmitting ? undefined : reason}
          >
            Update
          </Button>
        </Stack>
      </Box>
      <Text size="sm" tone="muted">
        * required fields
      </Text>
    </Stack>
  );
}
