import { valuesOfOutcome, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import type { ConflictingPart, PartResult } from './part-results.ts';

/** Parts that somebody else has changed meanwhile, to be resolved by the person (PP-11). */
export interface OpenConflict {
  /** Which parts, and who has changed what. */
  message: string;
  fields: ConflictingPart['refusal']['fields'];
  /** The values of what the person began with. */
  base: OutcomeValues;
  /** The same, with the parts in conflict as they are stored now. */
  theirs: OutcomeValues;
  /** What that is. */
  theirsStored: StoredOutcome;
}

/** What is in conflict after an attempt to save; undefined when nothing is. */
export function openConflict(
  results: readonly PartResult[],
  stored: StoredOutcome,
): OpenConflict | undefined {
  const parts = results.filter((result) => result.state === 'conflict');
  if (parts.length === 0) return undefined;
  const theirsStored = parts.reduce(withTheirs, stored);
  return {
    message: parts.map(({ refusal }) => refusal.message).join(' '),
    fields: parts.flatMap(({ refusal }) => refusal.fields),
    base: valuesOfOutcome(stored),
    theirs: valuesOfOutcome(theirsStored),
    theirsStored,
  };
}

function withTheirs({ outcome, mutations }: StoredOutcome, part: ConflictingPart): StoredOutcome {
  if ('min' in part.theirs) {
    const { theirs } = part;
    return { outcome, mutations: mutations.map((each) => (each.min === theirs.min ? theirs : each)) };
  }
  return { outcome: part.theirs, mutations };
}
