import { Text } from 'shared/ui';
import { reasonNotToAdd, type AddingQuestion } from './may-add-outcome.ts';

/** Spec part 2 §6. */
const NO_OUTCOME_NOW = 'You can not create an outcome in current state';

/** That no outcome can be added now, and why, as far as it is known. */
export function NoOutcomeNow({ question }: { question: AddingQuestion }) {
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
