import { GUIDE_LABELS, labelsOfRows } from 'shared/record-fields';
import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { lineOfGuides } from '../../fields/section-lines.ts';
import { GuideFacts } from './guide-facts.tsx';
import { GuideFields } from './guide-fields.tsx';
import { isBlankGuide, type GuideRow } from './guide-values.ts';

const LABELS: Record<Exclude<keyof GuideRow, 'id'>, string> = GUIDE_LABELS;

/** ui-screens 11.4. */
export const guidesSection: PlanSection = {
  id: 'guides',
  title: 'Guides',
  labels: labelsOfRows(LABELS),
  line: ({ crisprAttempt }) => lineOfGuides(crisprAttempt?.guides ?? []),
  isLeftOut: isBlankGuide,
  Fields: GuideFields,
  Facts: GuideFacts,
};
