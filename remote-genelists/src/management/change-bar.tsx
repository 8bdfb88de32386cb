import { useState } from 'react';
import { Box, Button, Disclosure, Row, Stack, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { hasChanges, sizeText, type ChangeSet } from '../changes/change-set.ts';
import { recordsWithoutGenes, withoutChange } from '../changes/list-changes.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import { saveBar } from './change-bar.styles.ts';
import type { Management } from './use-management.ts';
import type { HeldChanges } from './use-change-set.ts';

/** `Save Changes`, how much there is to save, and the way to drop it on purpose (spec part 2 §4, PP-06). */
export function ChangeBar({ isEditing, held, saving, list }: Management) {
  const { set } = held;
  const [asksToDrop, setAsksToDrop] = useState(false);
  const isChanged = hasChanges(set);
  if (!isEditing && !isChanged) return null;

  const drop = () => {
    setAsksToDrop(false);
    held.replace([]);
  };
  return (
    <Box
      as="section"
      aria-label="Unsaved changes"
      className={saveBar}
      data-dirty={isChanged ? '' : undefined}
    >
      <Stack gap="1">
        <Row rowGap="1">
          <Button
            variant="primary"
            isBusy={saving.isSaving}
            busyText="Saving…"
            disabledReason={saving.isSaving ? undefined : obstacle(set, list.isLoading)}
            onClick={() => void saving.save()}
          >
            Save Changes
          </Button>
          {isChanged && !saving.isSaving && (
            <Button variant="quiet" onClick={() => setAsksToDrop(true)}>
              Drop changes
            </Button>
          )}
          <Text tone="muted" minW="0" role="status">
            {sizeText(set)}
          </Text>
        </Row>
        {isChanged && <ChangeList held={held} isBusy={saving.isSaving} />}
      </Stack>
      <ConfirmDialog
        title="Drop all changes?"
        isOpen={asksToDrop}
        confirmText="Drop"
        onConfirm={drop}
        onCancel={() => setAsksToDrop(false)}
      >
        <Text size="sm">{sizeText(set)}. Nothing of them will be saved.</Text>
      </ConfirmDialog>
    </Box>
  );
}

/** Why nothing can be saved now (spec part 2 §4). */
function obstacle(set: ChangeSet, isLoading: boolean): string | undefined {
  if (isLoading) return 'The gene list is being loaded.';
  if (!hasChanges(set)) return 'Nothing has been changed.';
  const isIncomplete = set.some((list) => recordsWithoutGenes(list).length > 0);
  return isIncomplete ? 'A record needs at least one gene.' : undefined;
}

interface ChangeListProps {
  held: HeldChanges;
  isBusy: boolean;
}

/** Every unsaved change, on whatever page and in whatever list, with a way to take it back. */
function ChangeList({ held, isBusy }: ChangeListProps) {
  return (
    <Disclosure summary="Show changes">
      <Box as="ul" listStyleType="none" maxH="40vh" overflowY="auto">
        {describeChanges(held.set).map(({ consortium, id, text }) => (
          <Row as="li" key={`${consortium} ${id}`} justifyContent="space-between" py="1">
            <Text size="sm" minW="0" overflowWrap="anywhere">
              {text} ({consortium})
            </Text>
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={`Undo ${text} (${consortium})`}
              onClick={() => held.change(consortium, null, (list) => withoutChange(list, id))}
            >
              Undo
            </Button>
          </Row>
        ))}
      </Box>
    </Disclosure>
  );
}
