import { memo, useMemo, type ComponentType } from 'react';
import type { Plan } from 'shared/contract';
import { useStatusPaths } from 'shared/domain';
import type { NavSection } from 'shared/edit-form';
import { planDetails } from '../details/plan-details.tsx';
import type { PlanSection, SectionProps } from '../form/plan-section.ts';
import { nextFieldsOf } from '../status/next-fields.ts';
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

/**
 * A card for each section. They are rendered when the plan changes, not with the form around them. To edit, a section that is done
 * is folded, and one whose time has not come; the one that leads to the next status is open. To read, what is empty is folded.
 */
export const PlanCards = memo(function PlanCards({ plan, sections, isEditing }: PlanCardsProps) {
  const next = nextFieldsOf(plan, useStatusPaths());
  return sections.map(({ Fields, Facts, line, isLater, ...section }) => (
    <SectionCard
      key={section.id}
      section={section}
      fold={
        line && {
          line: line(plan),
          startsFolded: isEditing ? isFolded({ line, isLater, ...section }, plan, next) : line(plan) === '',
        }
      }
    >
      {isEditing ? <Fields plan={plan} /> : <Facts plan={plan} />}
    </SectionCard>
  ));
});

function isFolded(
  { line, isLater, labels }: Pick<PlanSection, 'line' | 'isLater' | 'labels'>,
  plan: Plan,
  next: readonly string[],
): boolean {
  if (next.some((field) => field in labels)) return false;
  return line?.(plan) === '' ? (isLater?.(plan) ?? false) : true;
}
