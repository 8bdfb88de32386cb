import type { ImportKind } from 'shared/contract';

/** What a file can bring, in words. */
export interface KindWords {
  kind: ImportKind;
  label: string;
  /** What a row is, and what is done with it. */
  noun: string;
  verb: string;
  done: string;
  description: string;
}

export const KINDS: readonly KindWords[] = [
  {
    kind: 'newProjects',
    label: 'New projects, one per row',
    noun: 'project',
    verb: 'Create',
    done: 'created',
    description:
      'Each row becomes a project with its first plan, and with an attempt and its guides where their columns are filled. ' +
      'A row that has created a project before creates none again.',
  },
  {
    kind: 'attemptUpdates',
    label: 'Updates of attempts, by PIN',
    noun: 'attempt',
    verb: 'Update',
    done: 'updated',
    description:
      'Each row changes the attempt of the plan that it names: counts, dates, founders. Empty cells leave values as they are.',
  },
];

/** The words of a kind. */
export function wordsOf(kind: ImportKind): KindWords {
  const words = KINDS.find((one) => one.kind === kind);
  if (words === undefined) throw new Error(`There are no words for ${kind}`);
  return words;
}
