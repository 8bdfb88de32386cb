import type { Mutation } from 'shared/contract';
import { isSame } from 'shared/edit-form';
import { isUntouchedMutation, valuesOfMutation, type MutationValues } from '../../mutations/index.ts';
import { valuesOfOutcome, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import { partKey, unsavedKeys, type PartResult } from './part-results.ts';

/** Where editing goes on after a save. */
export interface NewBase {
  /** What is stored, of each part: what its values are changes of. */
  stored: StoredOutcome;
  /** The values of that. */
  defaults: OutcomeValues;
  /** The same with the edits that are not stored yet. */
  values: OutcomeValues;
}

export interface RebaseOptions {
  results: readonly PartResult[];
  /** What was to be saved. */
  sent: OutcomeValues;
  /** What the form contains by now. */
  typed: OutcomeValues;
  /** What was sent is a change of this. */
  before: StoredOutcome;
  /** What is stored now. */
  now: StoredOutcome;
}

/**
 * Saved parts take what is stored now. The others keep both what was typed and what it was a change of, so that nothing is
 * lost and a conflict stays one. What was typed after it was sent stays too, as a change of what is stored now. Empty new
 * mutations go.
 */
export function rebase({ results, sent, typed, before, now }: RebaseOptions): NewBase {
  const unsaved = unsavedKeys(results);
  const isKept = (key: string) => unsaved.has(key) || !isSame(partOf(typed, key), partOf(sent, key));
  const rows = storedRows(typed, results);

  const mutations = storedMutations(before, now, ({ min }) => unsaved.has(rows.get(min)?.key ?? ''));
  const stored = { outcome: unsaved.has('outcome') ? before.outcome : now.outcome, mutations };
  const defaults = valuesOfOutcome(stored);
  const ofStored = mutations.map((mutation) => {
    const row = rows.get(mutation.min);
    if (row === undefined || !isKept(row.key)) return valuesOfMutation(mutation);
    return { ...row, key: mutation.min, id: mutation.id, min: mutation.min };
  });
  const ofNew = typed.mutations.rows.filter(
    (row) => ![...rows.values()].includes(row) && !isUntouchedMutation(row),
  );
  return {
    stored,
    defaults,
    values: {
      ...(isKept('outcome') ? typed : defaults),
      mutations: { rows: [...ofStored, ...ofNew] },
    },
  };
}

/** The values of a part, the outcome's or a mutation's. */
function partOf({ mutations, ...outcome }: OutcomeValues, key: string): unknown {
  return key === 'outcome' ? outcome : mutations.rows.find((row) => row.key === key);
}

/** The rows of mutations that are stored, by `min`; those of new ones that have become so, too. */
function storedRows(
  { mutations }: OutcomeValues,
  results: readonly PartResult[],
): ReadonlyMap<string, MutationValues> {
  return new Map(
    mutations.rows.flatMap((row) => {
      const min = row.min ?? results.find(({ part }) => partKey(part) === row.key)?.storedAs;
      return min === undefined ? [] : [[min, row] as const];
    }),
  );
}

/** Unsaved mutations as they were before, also when they have gone; the others as they are now. */
function storedMutations(
  before: StoredOutcome,
  now: StoredOutcome,
  isUnsaved: (mutation: Mutation) => boolean,
): Mutation[] {
  const find = ({ mutations }: StoredOutcome, mutation: Mutation) =>
    mutations.find(({ min }) => min === mutation.min);
  const gone = before.mutations.filter((each) => isUnsaved(each) && !find(now, each));
  return [...now.mutations.map((each) => (isUnsaved(each) ? (find(before, each) ?? each) : each)), ...gone];
}
