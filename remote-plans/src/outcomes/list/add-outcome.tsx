import { errorText, useResource } from 'shared/api';
import type { Plan } from 'shared/contract';
import { AddIcon, ErrorState, LinkButton } from 'shared/ui';
import { outcomeCreationAddress } from '../../routing/addresses.ts';
import { canCreateOutcomePath } from '../outcome-paths.ts';
import { mayAddOutcome } from './may-add-outcome.ts';
import { NoOutcomeNow } from './no-outcome-now.tsx';

export interface AddOutcomeProps {
  plan: Plan;
  outcomeCount: number;
}

/** The way to a new outcome, or why there is none (ui-screens 14). For those who may update the plan (PP-28). */
export function AddOutcome({ plan, outcomeCount }: AddOutcomeProps) {
  const { data, error, reload } = useResource<boolean>(canCreateOutcomePath(plan.pin));
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
  return <NoOutcomeNow question={question} />;
}
