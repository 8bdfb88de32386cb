import type { StatusStep } from 'shared/contract';
import { isAbortion } from '../../catalogue/state-machines/statuses.ts';

const DAYS_OF_A_MONTH = 30;

/** Days after which three of four plans of an attempt type have left a status. */
export type UsualDays = (attemptTypeName: string, statusName: string) => number;

/**
 * The usual times of the step that most plans take from each status, aborting aside. Where none has been taken yet, the
 * time after which projects are reported as languishing.
 */
export function usualDays(steps: readonly StatusStep[], languishingMonths: number): UsualDays {
  const most = new Map<string, StatusStep>();
  for (const step of steps.filter(({ toStatusName }) => !isAbortion(toStatusName))) {
    const key = keyOf(step.attemptTypeName, step.fromStatusName);
    if (step.steps > (most.get(key)?.steps ?? 0)) most.set(key, step);
  }
  return (attemptTypeName, statusName) =>
    wholeDays(
      most.get(keyOf(attemptTypeName, statusName))?.upperQuartileDays ?? languishingMonths * DAYS_OF_A_MONTH,
    );
}

/** Rounded as the reports round the same figure; at least a day, which every plan may take. */
function wholeDays(days: number): number {
  return Math.max(1, Math.round(days));
}

function keyOf(attemptTypeName: string, statusName: string): string {
  return `${attemptTypeName}/${statusName}`;
}
