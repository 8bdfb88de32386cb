import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { CONCENTRATION } from './guide-columns.ts';
import { GuideFacts } from './guide-facts.tsx';
import { GuideFields } from './guide-fields.tsx';
import { isBlankGuide, type GuideRow } from './guide-values.ts';

const COLUMN_LABELS: Record<Exclude<keyof GuideRow, 'id'>, string> = {
  gid: 'GID',
  sequence: 'Sequence',
  guideSequence: 'Guide Sequence',
  pam: 'PAM',
  chr: 'Chr',
  start: 'Start',
  stop: 'Stop',
  strand: 'Strand',
  genomeBuild: 'Genome Build',
  formatName: 'Format Name',
  sourceName: 'Source Name',
  grnaConcentration: CONCENTRATION,
  truncatedGuide: 'Truncated guide',
  reversed: 'Reversed',
  sangerService: 'Found by the Sanger service',
};

/** ui-screens 11.4. */
export const guidesSection: PlanSection = {
  id: 'guides',
  title: 'Guides',
  labels: Object.fromEntries(Object.entries(COLUMN_LABELS).map(([field, label]) => [`rows.${field}`, label])),
  isLeftOut: isBlankGuide,
  Fields: GuideFields,
  Facts: GuideFacts,
};
