import type { ReactNode } from 'react';
import { SectionFold, SectionPlace, type NavSection, type SectionFoldProps } from 'shared/edit-form';
import { Card } from 'shared/ui';

export interface SectionCardProps {
  section: NavSection;
  /** How it folds; without it, it is always open. */
  fold?: Pick<SectionFoldProps, 'line' | 'startsFolded'>;
  children: ReactNode;
}

/** The card of a section, in the place that the navigation and the error summary lead to. */
export function SectionCard({ section: { id, title }, fold, children }: SectionCardProps) {
  return (
    <SectionPlace id={id}>
      {fold ? (
        <SectionFold id={id} title={title} {...fold}>
          {children}
        </SectionFold>
      ) : (
        <Card title={title}>{children}</Card>
      )}
    </SectionPlace>
  );
}
