import { useCallback, useMemo } from 'react';
import type { Mutation, Plan } from 'shared/contract';
import { useWatch } from 'shared/ui-forms';
import { goTo, MutationDrawing } from '../../drawing/index.ts';
import { deletionsAnchor } from '../mutation-anchor.ts';
import type { MutationValues } from '../values/mutation-values.ts';
import { editedDeletions, storedDeletions, type MutationDeletion } from './drawn-deletions.ts';

/** The gene with what the stored mutations delete of it; pressing a deletion goes to its coordinates. */
export function StoredMutationsDrawing({ plan, mutations }: { plan: Plan; mutations: readonly Mutation[] }) {
  const deletions = useMemo(() => storedDeletions(mutations), [mutations]);
  return <Drawing plan={plan} deletions={deletions} />;
}

type Rows = Record<string, MutationValues[]>;

/** The same, following what is typed. Only a change of a deletion renders it. */
export function EditedMutationsDrawing({ plan }: { plan: Plan }) {
  const deletions = useWatch<Rows, string, Rows, MutationDeletion[]>({
    name: 'mutations.rows',
    compute: editedDeletions,
  });
  return <Drawing plan={plan} deletions={deletions} />;
}

function Drawing({ plan, deletions }: { plan: Plan; deletions: readonly MutationDeletion[] }) {
  const choose = useCallback(
    (index: number) => {
      const chosen = deletions[index];
      if (chosen) goTo(deletionsAnchor(chosen.mutationKey));
    },
    [deletions],
  );
  if (deletions.length === 0) return null;
  return <MutationDrawing plan={plan} deletions={deletions} onChoose={choose} />;
}
