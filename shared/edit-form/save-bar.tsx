import type { ReactNode } from 'react';
import { Button, LastSave, Row, Stack, Text } from 'shared/ui';
import { saveBar } from './save-bar.styles.ts';
import { useChangedMembers, useChangedSections } from './changes/form-changes.tsx';
import type { FormSection } from './sections/form-section.ts';

export interface SaveBarProps {
  /** Those that are named when they are changed. */
  sections?: readonly FormSection[];
  /** Something is being saved. */
  isBusy: boolean;
  /** The text of the button; `Update` unless something is created. */
  submitText?: string;
  busyText?: string;
  /** Why nothing can be saved now, although something was changed. */
  obstacle?: string;
  /** Why nothing can be changed at all. */
  lockedReason?: string;
  /** Something that the person should know before they save. */
  note?: ReactNode;
  /** Where the history of what is edited is, for the line about the last save. */
  historyAddress?: string;
}

const NO_SECTIONS: readonly FormSection[] = [];

/**
 * The button that saves, enabled while the form differs from what is stored (spec 4). With unsaved changes it stays in
 * view, and names the changed sections (PP-73). Place it inside the form, last.
 */
export function SaveBar({
  sections = NO_SECTIONS,
  isBusy,
  submitText = 'Update',
  busyText = 'Updating…',
  obstacle,
  lockedReason,
  note,
  historyAddress,
}: SaveBarProps) {
  const isDirty = useChangedMembers().length > 0;
  const changed = useChangedSections(sections);
  const reason = lockedReason ?? (isDirty ? obstacle : 'Nothing has been changed.');
  return (
    <>
      <div className={`${saveBar} gt-no-print`} data-dirty={isDirty ? '' : undefined}>
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
            {!isDirty && historyAddress !== undefined && <LastSave historyAddress={historyAddress} />}
          </Row>
        </Stack>
      </div>
      <RequiredHint />
    </>
  );
}

/** Stands under the button of a form. */
export function RequiredHint() {
  return (
    <Text size="sm" tone="muted">
      * required fields
    </Text>
  );
}
