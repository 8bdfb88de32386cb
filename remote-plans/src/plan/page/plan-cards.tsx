import { memo, useMemo, type ComponentType } from 'react';
import type { Plan } from 'shared/contract';
import type { NavSection } from 'shared/edit-form';
import { planDetails } from '../details/plan-details.tsx';
import type { PlanSection, SectionProps } from '../form/plan-section.ts';
import { planStatus } from '../status/plan-status.tsx';
import { SectionCard } from './section-card.tsx';

/** What a plan's page shows after its sections: what the plan has led to. It is no part of the form. */
export interface PlanAppendix extends NavSection {
  /** The card, in its place in the page. */
  Place: ComponentType<SectionProps>;
}

/** The sections of a plan's page in their order, where it stands first (ui-screens 10), and what can be gone to. */
export function usePlanSections(attempt: { sections: readonly PlanSection[] }, { id, title }: PlanAppendix) {
  return useMemo(() => {
    const sections = [planStatus, planDetails, ...attempt.sections];
    return { sections, nav: [...sections, { id, title }] };
  }, [attempt, id, title]);
}

export interface PlanCardsProps {
  plan: Plan;
  sections: readonly PlanSection[];
  isEditing: boolean;
}

/** A card for each section. They are rendered when the plan changes, not with the form around them. */
export const PlanCards = memo(function PlanCards({ plan, sections, isEditing }: PlanCardsProps) {
  return sections.map(({ Fields, Facts, ...section }) => (
    <SectionCard key={section.id} section={section}>
      {isEditing ? <Fields plan={plan} /> : <Facts plan={plan} />}
    </SectionCard>
  ));
});
