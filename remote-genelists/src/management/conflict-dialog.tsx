import { useState } from 'react';
import { Box, Button, Checkbox, FactList, Stack, Text, WarningIcon } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { genesText, recordText } from '../changes/describe-changes.ts';
import type { Comparison, RecordConflict } from '../changes/resolve-conflicts.ts';
import type { Saving } from './use-saving.ts';

export interface ConflictDialogProps {
  comparison: Comparison;
  saving: Saving;
}

/** Shown when the same records were saved meanwhile: the person keeps or drops each of their changes (PP-11). */
export function ConflictDialog({ comparison, saving }: ConflictDialogProps) {
  const { list, conflicts } = comparison;
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const keep = (id: number, isKept: boolean) => {
    const next = new Set(dropped);
    if (isKept) next.delete(id);
    else next.add(id);
    setDropped(next);
  };
  const kept = conflicts.map(({ id }) => id).filter((id) => !dropped.has(id));

  return (
    <Dialog
      title="Changed since you opened it"
      icon={<WarningIcon />}
      isOpen
      onClose={saving.dismissConflict}
      width="44rem"
      footer={
        <>
          <Button onClick={saving.dismissConflict}>Back to my changes</Button>
          <Button variant="primary" onClick={() => void saving.settleConflict(new Set(kept))}>
            Save Changes
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          Records of {list.consortium} that you have changed have been saved meanwhile, by somebody else or by
          you in another tab or window. Choose which of your changes to keep; all others are saved in any
          case.
        </Text>
        {conflicts.map((conflict) => (
          <ConflictingRecord
            key={conflict.id}
            conflict={conflict}
            isKept={!dropped.has(conflict.id)}
            onKeep={(isKept) => keep(conflict.id, isKept)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ConflictingRecordProps {
  conflict: RecordConflict;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

function ConflictingRecord({ conflict, isKept, onKeep }: ConflictingRecordProps) {
  const { stored, mine, theirs } = conflict;
  return (
    <Box
      as="section"
      aria-label={genesText(stored)}
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      p="3"
    >
      <FactList
        facts={[
          { label: 'Before', value: recordText(stored) },
          { label: 'Yours', value: recordText(mine) },
          { label: 'Theirs', value: recordText(theirs) },
        ]}
      />
      <Checkbox
        label={`Keep my change of ${genesText(stored)}`}
        checked={isKept}
        onChange={({ target }) => onKeep(target.checked)}
      />
    </Box>
  );
}
