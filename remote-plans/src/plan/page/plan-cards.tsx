import { memo } from 'react';
import type { Plan } from 'shared/contract';
import { Card } from 'shared/ui';
import { SectionPlace } from '../../form/index.ts';
import type { PlanSection } from '../form/plan-section.ts';

export interface PlanCardsProps {
  plan: Plan;
  sections: readonly PlanSection[];
  isEditing: boolean;
}

/** A card for each section. They are rendered when the plan changes, not with the form around them. */
export const PlanCards = memo(function PlanCards({ plan, sections, isEditing }: PlanCardsProps) {
  return sections.map(({ id, title, Fields, Facts }) => (
    <SectionPlace key={id} id={id}>
      <Card title={title}>{isEditing ? <Fields plan={plan} /> : <Facts plan={plan} />}</Card>
    </SectionPlace>
  ));
});
