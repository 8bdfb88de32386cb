import { ScreenPart } from 'shared/domain';
import { SectionLayout, SectionNav } from 'shared/edit-form';
import type { FieldValues } from 'shared/ui-forms';
import { ReadOnlyHint } from '../facts/read-only-hint.tsx';
import { PlanForm } from '../form/plan-form.tsx';
import type { AttemptForm } from '../form/plan-section.ts';
import { PlanCards, usePlanSections, type PlanAppendix } from './plan-cards.tsx';
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

/** A plan as everybody else sees it (spec 6). */
function PlanFacts<AttemptValues extends FieldValues>({
  plan,
  attempt,
  appendix,
}: Pick<AttemptViewProps<AttemptValues>, 'plan' | 'attempt' | 'appendix'>) {
  const { sections, nav } = usePlanSections(attempt, appendix);
  return (
    <SectionLayout nav={<SectionNav sections={nav} />}>
      <ReadOnlyHint pin={plan.pin} workUnitName={plan.workUnitName} />
      <PlanCards plan={plan} sections={sections} isEditing={false} />
      <ScreenPart title={appendix.title}>
        <appendix.Place plan={plan} />
      </ScreenPart>
    </SectionLayout>
  );
}
