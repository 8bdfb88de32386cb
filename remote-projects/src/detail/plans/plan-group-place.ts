import type { PlanGroupName } from './plan-groups.ts';

/** The id of a group's section of the page. */
export function planGroupId(name: PlanGroupName): string {
  return `plans-${name}`;
}

/** Scrolls to a group of plans, where another is added, and moves the focus there. */
export function goToPlanGroup(name: PlanGroupName): void {
  const section = document.getElementById(planGroupId(name));
  section?.scrollIntoView({ block: 'center' });
  section?.focus({ preventScroll: true });
}
