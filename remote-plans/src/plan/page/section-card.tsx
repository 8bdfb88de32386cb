import type { ReactNode } from 'react';
import { SectionPlace, type NavSection } from 'shared/edit-form';
import { Card } from 'shared/ui';

export interface SectionCardProps {
  section: NavSection;
  children: ReactNode;
}

/** The card of a section, in the place that the navigation and the error summary lead to. */
export function SectionCard({ section: { id, title }, children }: SectionCardProps) {
  return (
    <SectionPlace id={id}>
      <Card title={title}>{children}</Card>
    </SectionPlace>
  );
}
