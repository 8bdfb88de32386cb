import { errorText } from 'shared/api';
import { Box, Button, Notice, Row, Stack, Text } from 'shared/ui';
import { useFormState } from 'shared/ui-forms';
import { PROJECT_LABELS, type ProjectField, type ProjectValues } from './project-values.ts';

/**
 * The button that saves, enabled when the form is valid and changed, and what saving met with (ui-screens 7.1). With
 * unsaved changes it stays in view, and names them.
 */
export function UpdateBar({ error }: { error: unknown }) {
  const { isDirty, isValid, isSubmitting, dirtyFields } = useFormState<ProjectValues>();
  return (
    <>
      <Box
        // It covers part of the form, so only while there is something to save.
        position={isDirty ? 'sticky' : 'static'}
        bottom="0"
        zIndex="sticky"
        bg="bg.panel"
        py="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Stack gap="3">
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          <Row flexWrap="nowrap">
            <Button
              type="submit"
              variant="primary"
              isBusy={isSubmitting}
              busyText="Updating…"
              disabledReason={isSubmitting ? undefined : reasonNotToUpdate(isDirty, isValid)}
            >
              Update
            </Button>
            {isDirty && <Text tone="muted">Changed: {changedText(dirtyFields)}</Text>}
          </Row>
        </Stack>
      </Box>
      <Text size="sm" tone="muted">
        * required fields
      </Text>
    </>
  );
}

function reasonNotToUpdate(isDirty: boolean, isValid: boolean): string | undefined {
  if (!isDirty) return 'Nothing has been changed.';
  return isValid ? undefined : 'Some fields are not valid.';
}

/** The labels of the changed fields, in the order of the form. */
function changedText(dirtyFields: Partial<Record<ProjectField, boolean>>): string {
  return Object.entries(PROJECT_LABELS)
    .filter(([field]) => Object.entries(dirtyFields).some(([name, isDirty]) => name === field && isDirty))
    .map(([, label]) => label)
    .join(', ');
}
