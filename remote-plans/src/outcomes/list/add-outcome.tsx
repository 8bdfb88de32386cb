import { errorText, pathPart, useResource } from 'shared/api';
import type { Plan } from 'shared/contract';
import { AddIcon, ErrorState, LinkButton, Text } from 'shared/ui';
import { outcomeCreationAddress } from '../../routing/addresses.ts';
import { mayAddOutcome, reasonNotToAdd } from './may-add-outcome.ts';

/** Spec part 2 §6. */
const NO_OUTCOME_NOW = 'You can not create an outcome in current state';

export interface AddOutcomeProps {
  plan: Plan;
  outcomeCount: number;
}

/** The way to a new outcome, or why there is none (ui-screens 14). For those who may update the plan (PP-28). */
export function AddOutcome({ plan, outcomeCount }: AddOutcomeProps) {
  const { data, error, reload } = useResource<boolean>(`/api/plans/can-create-outcome/${pathPart(plan.pin)}`);
  if (data === undefined)
    return error ? <ErrorState text={errorText(error)} onRetry={() => void reload()} /> : null;

  const question = { plan, outcomeCount, serverAllows: data };
  if (mayAddOutcome(question))
    return (
      <div>
        <LinkButton to={outcomeCreationAddress(plan)} leftIcon={<AddIcon />}>
          Add Outcome
        </LinkButton>
      </div>
    );
  const reason = reasonNotToAdd(question);
  return (
    <div>
      <Text>{NO_OUTCOME_NOW}</Text>
      {reason !== undefined && (
        <Text size="sm" tone="muted">
          {reason}
        </Text>
      )}
    </div>
  );
}
