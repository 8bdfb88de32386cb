import { useEffect, useRef, useState } from 'react';
import type { MolecularMutationDeletion } from 'shared/contract';
import { PART_LABELS } from 'shared/record-fields';
import { Button, Disclosure, Row, Stack } from 'shared/ui';
import { RowTable, useRows } from 'shared/ui-forms';
import { OneBasedNote } from '../one-based-note.tsx';
import { areDeletionsChanged, deletionRow, type DeletionRow } from '../values/deletion-rows.ts';
import { DELETION_COLUMNS } from './deletion-columns.tsx';
import { EditCoordinatesDialog } from './edit-coordinates-dialog.tsx';

const emptyRow = (): DeletionRow => ({ id: null, chr: '', start: '', stop: '' });

export interface DeletionsEditorProps {
  name: string;
  stored: readonly MolecularMutationDeletion[];
}

/**
 * The deletions of a mutation (ui-screens 15.6). They are computed, so entering them by hand is confirmed first; `Cancel`
 * ends that and brings back what was there before (PP-39). What was entered and not stored yet (a save failed, a draft was
 * taken up) can be edited on: that was confirmed when it was entered.
 */
export function DeletionsEditor({ name, stored }: DeletionsEditorProps) {
  const rows = useRows<DeletionRow>(name);
  const [isAsking, setAsking] = useState(false);
  const [before, setBefore] = useState<readonly DeletionRow[] | null>(() =>
    areDeletionsChanged(rows.current(), stored) ? stored.map(deletionRow) : null,
  );
  const isEditing = before !== null;
  const { enableButton, cancelButton } = useModeFocus(isEditing);

  const enable = () => {
    setAsking(false);
    setBefore(structuredClone(rows.current()));
  };
  const cancel = () => {
    rows.replace([...(before ?? [])]);
    setBefore(null);
  };
  return (
    <Stack gap="2">
      <Row>
        <Button
          ref={enableButton}
          size="sm"
          disabledReason={isEditing ? 'The coordinates can be edited.' : undefined}
          onClick={() => setAsking(true)}
        >
          Enable Edit
        </Button>
        {isEditing && (
          <Button ref={cancelButton} size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
      </Row>
      <Disclosure title={PART_LABELS.molecularMutationDeletions} level={4} defaultOpen>
        <Stack gap="2">
          <RowTable
            rows={rows}
            title={PART_LABELS.molecularMutationDeletions}
            rowLabel="Deletion"
            columns={DELETION_COLUMNS}
            emptyRow={emptyRow}
            addText="Add Coordinate"
            isReadOnly={!isEditing}
          />
          <OneBasedNote />
        </Stack>
      </Disclosure>
      <EditCoordinatesDialog isOpen={isAsking} onConfirm={enable} onCancel={() => setAsking(false)} />
    </Stack>
  );
}

/** The button that was pressed goes or changes with the mode; the focus stays beside it. */
function useModeFocus(isEditing: boolean) {
  const enableButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    (isEditing ? cancelButton : enableButton).current?.focus();
  }, [isEditing]);
  return { enableButton, cancelButton };
}
