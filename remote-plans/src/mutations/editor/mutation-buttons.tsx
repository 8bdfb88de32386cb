import { useRef, useState } from 'react';
import { AddIcon, Button, DeleteIcon, Row, Stack, Text } from 'shared/ui';
import type { Rows } from 'shared/ui-forms';
import { emptyMutation, isEmptyMutation, type MutationValues } from '../values/mutation-values.ts';

/** Spec part 2 §5. */
const NOT_EMPTY = 'remove gene and mutation symbol to delete newly created mutations';

interface MutationButtonsProps {
  rows: Rows<MutationValues>;
  /** Called with the key of a mutation that was added. */
  onAdd: (key: string) => void;
}

/** Adds mutations, and takes those away again that are still empty; stored ones stay (ui-screens 15.3). */
export function MutationButtons({ rows, onAdd }: MutationButtonsProps) {
  const [said, setSaid] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const hasNew = () => rows.current().some(({ min }) => min === null);

  const add = () => {
    const mutation = emptyMutation();
    rows.append(mutation);
    onAdd(mutation.key);
    setSaid(undefined);
    setRefused(false);
  };
  const deleteEmpty = () => {
    const empty = rows.current().flatMap((mutation, index) => (isEmptyMutation(mutation) ? [index] : []));
    if (empty.length > 0) rows.remove(empty);
    setSaid(removedText(empty.length));
    setRefused(hasNew());
    if (!hasNew()) addButton.current?.focus();
  };
  return (
    <Stack gap="2">
      <Row>
        <Button ref={addButton} leftIcon={<AddIcon />} onClick={add}>
          Add Mutation
        </Button>
        {hasNew() && (
          <Button leftIcon={<DeleteIcon />} onClick={deleteEmpty}>
            Delete Empty Mutations
          </Button>
        )}
      </Row>
      <Text role="status" size="sm" tone="muted">
        {said}
      </Text>
      {isRefused && (
        <Text role="alert" size="sm" tone="danger">
          {NOT_EMPTY}
        </Text>
      )}
    </Stack>
  );
}

function removedText(count: number): string {
  if (count === 0) return 'No mutation was removed.';
  return count === 1 ? '1 empty mutation was removed.' : `${count} empty mutations were removed.`;
}
