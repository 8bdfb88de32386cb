import { planDetails } from '../details/plan-details.tsx';
import { planStatus } from '../status/plan-status.tsx';

/** The first sections of every plan, in the order of the page (ui-screens 10). */
export const PLAN_SECTIONS = [planDetails, planStatus];
