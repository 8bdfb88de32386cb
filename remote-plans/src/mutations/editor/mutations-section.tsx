import { useMemo, useState } from 'react';
import type { Configuration, Mutation, Plan } from 'shared/contract';
import { Stack, Text } from 'shared/ui';
import { useRows } from 'shared/ui-forms';
import { EditedMutationsDrawing } from '../drawing/mutations-drawing.tsx';
import type { MutationValues } from '../values/mutation-values.ts';
import { MutationBlock } from './mutation-block.tsx';
import { MutationButtons } from './mutation-buttons.tsx';
import { useGradually } from './use-gradually.ts';

export interface MutationsSectionProps {
  plan: Plan;
  /** The mutations of the outcome as they are stored. */
  stored: readonly Mutation[];
  lists: Configuration;
  /** Why the last save of a mutation failed, by its key. */
  errors: Readonly<Record<string, string>>;
  /** The project's genes, which new mutations mostly are in; always the same list. */
  geneSymbols?: readonly string[];
}

/** What the card of an outcome's mutations contains, at `mutations.rows` of the form around (ui-screens 15.3). Stored ones cannot be deleted. */
export function MutationsSection({ plan, stored, lists, errors, geneSymbols }: MutationsSectionProps) {
  const rows = useRows<MutationValues>('mutations.rows');
  const [added, setAdded] = useState<string>();
  const storedByMin = useMemo(() => new Map(stored.map((mutation) => [mutation.min, mutation])), [stored]);
  const shown = useGradually(rows.keys.length);
  const mutations = rows.current();

  return (
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
            {...{ plan, lists, geneSymbols }}
          />
        );
      })}
      <MutationButtons rows={rows} onAdd={setAdded} />
    </Stack>
  );
}
