import type { FieldValues } from 'shared/ui-forms';
import { PlanFacts } from '../facts/plan-facts.tsx';
import { PlanForm } from '../form/plan-form.tsx';
import type { AttemptForm } from '../form/plan-section.ts';
import type { PlanAppendix } from './plan-appendix.ts';
import type { PlanViewProps } from './plan-screen.tsx';

export interface AttemptViewProps<AttemptValues extends FieldValues> extends PlanViewProps {
  attempt: AttemptForm<AttemptValues>;
  appendix: PlanAppendix;
}

/** A plan with its attempt: a form for those who may change it, facts for everybody else. */
export function PlanView<AttemptValues extends FieldValues>({
  mayUpdate,
  ...props
}: AttemptViewProps<AttemptValues>) {
  return mayUpdate ? <PlanForm {...props} /> : <PlanFacts {...props} />;
}
