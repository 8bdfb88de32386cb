import type { Outcome, OutcomeCollection } from 'shared/contract';

/** The outcomes of a plan; one without outcomes answers no list at all (api-2 §12.1). */
export function outcomesOf({ _embedded }: OutcomeCollection): readonly Outcome[] {
  return _embedded?.outcomes ?? [];
}
