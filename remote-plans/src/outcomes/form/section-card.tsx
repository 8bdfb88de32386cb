import type { ReactNode } from 'react';
import { Card } from 'shared/ui';
import { SectionPlace } from '../../form/index.ts';
import { OUTCOME_SECTIONS } from './outcome-sections.ts';

export interface SectionCardProps {
  id: keyof typeof OUTCOME_SECTIONS;
  children: ReactNode;
}

/** The card of a section of an outcome. */
export function SectionCard({ id, children }: SectionCardProps) {
  return (
    <SectionPlace id={id}>
      <Card title={OUTCOME_SECTIONS[id].title}>{children}</Card>
    </SectionPlace>
  );
}
