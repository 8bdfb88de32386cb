import type { ReactNode } from 'react';
import { Box, Button, Row, SAVE_BAR_STYLES, Stack, Text } from 'shared/ui';
import { useChangedMembers } from './form-changes.tsx';
import type { FormSection } from './form-section.ts';
import { useChangedSections } from './use-changed-sections.ts';

export interface SaveBarProps {
  sections: readonly FormSection[];
  /** Something is being saved. */
  isBusy: boolean;
  /** What the button says; `Update` unless something is created. */
  submitText?: string;
  busyText?: string;
  /** Why nothing can be saved now, although something was changed. */
  obstacle?: string;
  /** Something that the person should know before they save. */
  note?: ReactNode;
}

/**
 * The button that saves, enabled while the form differs from what is stored (spec 4). With unsaved changes it stays in
 * view, and names the changed sections (PP-73). Place it inside the form, last.
 */
export function SaveBar({
  sections,
  isBusy,
  submitText = 'Update',
  busyText = 'Updating…',
  obstacle,
  note,
}: SaveBarProps) {
  const isDirty = useChangedMembers().length > 0;
  const changed = useChangedSections(sections);
  const reason = isDirty ? obstacle : 'Nothing has been changed.';
  return (
    <>
      <Box css={SAVE_BAR_STYLES} data-dirty={isDirty ? '' : undefined}>
        <Stack gap="2">
          {note}
          <Row rowGap="1">
            <Button
              type="submit"
              variant="primary"
              isBusy={isBusy}
              busyText={busyText}
              disabledReason={isBusy ? undefined : reason}
            >
              {submitText}
            </Button>
            <Text tone="muted" minW="0">
              {changed.length > 0 && `Changed: ${changed.map(({ title }) => title).join(', ')}`}
            </Text>
          </Row>
        </Stack>
      </Box>
      <Text size="sm" tone="muted">
        * required fields
      </Text>
    </>
  );
}
