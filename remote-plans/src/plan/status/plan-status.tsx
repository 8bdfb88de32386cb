import type { PlanSection } from '../form/plan-section.ts';
import { RecordStatus, STATUS_SECTION } from './record-status.tsx';

/** The status of a plan, the next step, and how it came this far. */
export const planStatus: PlanSection = {
  ...STATUS_SECTION,
  Fields: ({ plan }) => <RecordStatus subject="plan" record={plan} isEditing />,
  Facts: ({ plan }) => <RecordStatus subject="plan" record={plan} isEditing={false} />,
};
