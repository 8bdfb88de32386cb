import type { Mutation } from 'shared/contract';
import { Notice } from 'shared/ui';
import { useFormContext, useWatch } from 'shared/ui-forms';
import { changedParts } from '../values/changed-parts.ts';
import type { MutationValues } from '../values/mutation-values.ts';

/** The tracker has neither the genome nor the transcripts (api-2 section 15.3, alignedFastas). */
const WHO_COMPUTES =
  'This site does not compute them: the consortium’s alignment of the sequences, outside of it, sends new ones.';

/** Says before saving what a change takes away (spec part 2 §4). Only this line is rendered while sequences are typed. */
export function VoidedParts({ name, stored }: { name: string; stored: Mutation }) {
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  useWatch({ name: [`${name}.mutationSequences`, `${name}.molecularMutationDeletions`] });
  const changed = changedParts(getValues(name), stored);
  const hasExons = stored.targetedExons.length > 0 || stored.canonicalTargetedExons.length > 0;
  const hasDeletions = stored.molecularMutationDeletions.length > 0;
  if (changed.has('molecularMutationDeletions'))
    return hasExons ? (
      <Notice kind="info">When this is saved, the targeted exons are removed. {WHO_COMPUTES}</Notice>
    ) : null;
  if (!changed.has('mutationSequences') || !(hasDeletions || hasExons)) return null;
  return (
    <Notice kind="info">
      The sequences have changed. When this is saved, deletion coordinates, targeted exons and alignments are
      removed. {WHO_COMPUTES}
      Deletion coordinates can also be entered by hand, with “Enable Edit”.
    </Notice>
  );
}
