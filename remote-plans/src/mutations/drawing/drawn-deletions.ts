import type { Mutation } from 'shared/contract';
import type { DeletionToDraw } from '../../drawing/index.ts';
import { shownStart, wholeNumber } from '../values/deletion-rows.ts';
import type { MutationValues } from '../values/mutation-values.ts';

/** A deletion with the mutation that it belongs to. */
export interface MutationDeletion extends DeletionToDraw {
  /** Key of the mutation's values: of a stored one its `min`. */
  mutationKey: string;
}

type Named = Pick<Mutation, 'symbol'> & { min: string | null };

/** The deletions of stored mutations. */
export function storedDeletions(mutations: readonly Mutation[]): MutationDeletion[] {
  return mutations.flatMap((mutation) =>
    mutation.molecularMutationDeletions.map(({ chr, start, stop }, index) => ({
      mutationKey: mutation.min,
      name: nameOf(mutation, index),
      chr,
      start: shownStart(start),
      stop,
    })),
  );
}

/** The deletions as they are being typed. */
export function editedDeletions(mutations: readonly MutationValues[]): MutationDeletion[] {
  return mutations.flatMap((mutation) =>
    mutation.molecularMutationDeletions.map(({ chr, start, stop }, index) => ({
      mutationKey: mutation.key,
      name: nameOf(mutation, index),
      chr: chr === '' ? null : chr,
      start: wholeNumber(start),
      stop: wholeNumber(stop),
    })),
  );
}

function nameOf({ symbol, min }: Named, index: number): string {
  return `${symbol || (min ?? 'New mutation')}, deletion ${index + 1}`;
}
