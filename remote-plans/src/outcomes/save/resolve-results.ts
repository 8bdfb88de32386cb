import type { Mutation, Outcome } from 'shared/contract';
import { valuesOfMutation, type MutationValues } from '../../mutations/index.ts';
import { partsOfOutcome, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import type { PartResult } from './part-results.ts';
import { holdsAll, isSameContent } from './same-content.ts';

/** What was sent, what it was a change of, and what is stored after it. */
export interface SentAndRead {
  sent: OutcomeValues;
  before: StoredOutcome;
  now: StoredOutcome;
}

/**
 * The results, now that the outcome has been read again: a part whose response was lost may turn out to be stored just as it was
 * sent. It is saved then, and not sent again.
 */
export function resolveResults(results: readonly PartResult[], versions: SentAndRead): PartResult[] {
  return results.map((result) =>
    result.state === 'failed' && result.isUnclear ? resolvePart(result, versions) : result,
  );
}

function resolvePart(result: PartResult, { sent, before, now }: SentAndRead): PartResult {
  const { part, title, storedAs } = result;
  if (part.kind === 'outcome')
    return isStoredOutcome(sent, before.outcome, now.outcome) ? { part, title, state: 'saved' } : result;
  const row = sent.mutations.rows.find(({ key }) => key === part.key);
  const stored = row && storedMutation(row, storedAs ?? row.min, { before, now });
  return stored ? { part, title, storedAs: stored.min, state: 'saved' } : result;
}

/** The mutation that has what was sent. `min` is null while it is unknown whether there is one. */
function storedMutation(
  row: MutationValues,
  min: string | null,
  { before, now }: Pick<SentAndRead, 'before' | 'now'>,
): Mutation | undefined {
  if (min === null)
    return now.mutations.find(
      (mutation) => isNew(mutation.min, before) && holdsAll(valuesOfMutation(mutation), row),
    );
  return now.mutations.find(
    (mutation) => mutation.min === min && isSameContent(valuesOfMutation(mutation), row),
  );
}

const isNew = (min: string, { mutations }: StoredOutcome) => !mutations.some((each) => each.min === min);

/** Not only the values: the step must have been taken too. */
function isStoredOutcome(sent: OutcomeValues, before: Outcome, now: Outcome): boolean {
  const { outcome, colony, specimen, products } = sent;
  if (!isSameContent({ outcome, colony, specimen, products }, partsOfOutcome(now))) return false;
  const { statusName, statusTransition } = before.colony ?? before.specimen ?? {};
  const step = statusTransition?.transitions.find(({ action }) => action === sent.transition.action);
  return (now.colony ?? now.specimen)?.statusName === (step?.nextStatus ?? statusName);
}
