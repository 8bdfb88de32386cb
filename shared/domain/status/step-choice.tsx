import { Button } from 'shared/ui';
import type { FutureStep } from './way.ts';

export interface StepChoiceProps {
  step: FutureStep;
  /** Of the step. */
  action: string;
  chosen: unknown;
  choose: (action: string) => void;
}

/** The step can be chosen, and is taken with the next save. */
export function StepChoice({ step: { status, needs }, action, chosen, choose }: StepChoiceProps) {
  const isChosen = chosen === action;
  return (
    <>
      {needs !== null && ': all that it needs is there'}{' '}
      <Button size="sm" aria-pressed={isChosen} onClick={() => choose(isChosen ? '' : action)}>
        {isChosen ? 'Chosen, taken when you save' : `Choose “${status}”`}
      </Button>
    </>
  );
}
