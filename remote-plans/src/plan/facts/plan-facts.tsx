import { useMemo } from 'react';
import type { Plan } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import { SectionLayout, SectionNav } from '../../form/index.ts';
import type { AttemptForm } from '../form/plan-section.ts';
import { navSections, type PlanAppendix } from '../page/plan-appendix.ts';
import { PlanCards } from '../page/plan-cards.tsx';
import { PLAN_SECTIONS } from '../page/plan-sections.ts';
import { ReadOnlyHint } from './read-only-hint.tsx';

export interface PlanFactsProps<AttemptValues extends FieldValues> {
  plan: Plan;
  attempt: Pick<AttemptForm<AttemptValues>, 'sections'>;
  appendix: PlanAppendix;
}

/** A plan as everybody else sees it (spec 6). */
export function PlanFacts<AttemptValues extends FieldValues>({
  plan,
  attempt,
  appendix,
}: PlanFactsProps<AttemptValues>) {
  const sections = useMemo(() => [...PLAN_SECTIONS, ...attempt.sections], [attempt]);
  const nav = useMemo(() => navSections(sections, appendix), [sections, appendix]);
  return (
    <SectionLayout nav={<SectionNav sections={nav} />}>
      <ReadOnlyHint workUnitName={plan.workUnitName} />
      <PlanCards plan={plan} sections={sections} isEditing={false} />
      <appendix.Place plan={plan} />
    </SectionLayout>
  );
}
