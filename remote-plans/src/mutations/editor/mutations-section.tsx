import { useMemo, useRef, useState } from 'react';
import type { Configuration, Mutation, Plan } from 'shared/contract';
import { AddIcon, Button, Card, DeleteIcon, Row, Stack, Text } from 'shared/ui';
import { useRows } from 'shared/ui-forms';
import { EditedMutationsDrawing } from '../drawing/mutations-drawing.tsx';
import { emptyMutation, isEmptyMutation, type MutationValues } from '../values/mutation-values.ts';
import { MutationBlock } from './mutation-block.tsx';
import { useGradually } from './use-gradually.ts';

/** Spec part 2 §5. */
const NOT_EMPTY = 'remove gene and mutation symbol to delete newly created mutations';

export interface MutationsSectionProps {
  plan: Plan;
  /** The mutations of the outcome as they are stored. */
  stored: readonly Mutation[];
  lists: Configuration;
  /** Why the last save of a mutation failed, by its key. */
  errors: Readonly<Record<string, string>>;
  /** Symbol of the project's gene, which new mutations mostly are in. */
  geneSymbol?: string;
}

/** The mutations of an outcome, at `mutations.rows` of the form around (ui-screens 15.3). Stored ones cannot be deleted. */
export function MutationsSection({ plan, stored, lists, errors, geneSymbol }: MutationsSectionProps) {
  const rows = useRows<MutationValues>('mutations.rows');
  const [added, setAdded] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const storedByMin = useMemo(() => new Map(stored.map((mutation) => [mutation.min, mutation])), [stored]);
  const shown = useGradually(rows.keys.length);
  const mutations = rows.current();

  const add = () => {
    const mutation = emptyMutation();
    rows.append(mutation);
    setAdded(mutation.key);
    setSaid(undefined);
    setRefused(false);
  };
  const deleteEmpty = () => {
    const current = rows.current();
    const empty = current.flatMap((mutation, index) => (isEmptyMutation(mutation) ? [index] : []));
    if (empty.length > 0) rows.remove(empty);
    setSaid(removedText(empty.length));
    const isAnyLeft = rows.current().some(({ min }) => min === null);
    setRefused(isAnyLeft);
    if (!isAnyLeft) addButton.current?.focus();
  };

  return (
    <Card title="Mutations">
      <Stack gap="5">
        <EditedMutationsDrawing plan={plan} />
        {mutations.length === 0 && <Text tone="muted">No mutations yet.</Text>}
        {rows.keys.slice(0, shown).map((rowKey, index) => {
          const mutation = mutations[index];
          if (mutation === undefined) return null;
          return (
            <MutationBlock
              key={rowKey}
              index={index}
              mutationKey={mutation.key}
              stored={storedByMin.get(mutation.min ?? '')}
              error={errors[mutation.key]}
              takesFocus={mutation.key === added}
              {...{ plan, lists, geneSymbol }}
            />
          );
        })}
        <Stack gap="2">
          <Row>
            <Button ref={addButton} leftIcon={<AddIcon />} onClick={add}>
              Add Mutation
            </Button>
            {mutations.some(({ min }) => min === null) && (
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
      </Stack>
    </Card>
  );
}

function removedText(count: number): string {
  if (count === 0) return 'No mutation was removed.';
  return count === 1 ? '1 empty mutation was removed.' : `${count} empty mutations were removed.`;
}
