import type { ComponentType } from 'react';
import type { NavSection } from '../../form/index.ts';
import type { SectionProps } from '../form/plan-section.ts';

/** What a plan's page shows after its sections: what the plan has led to. It is no part of the form. */
export interface PlanAppendix {
  id: string;
  title: string;
  /** The card, in its place in the page. */
  Place: ComponentType<SectionProps>;
}

/** The sections of the page, to go to each. */
export function navSections(sections: readonly NavSection[], { id, title }: PlanAppendix): NavSection[] {
  return [...sections, { id, title }];
}
