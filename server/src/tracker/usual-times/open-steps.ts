import type { Subject } from '../../identity/permissions/caller.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { nextStep, type NextStep } from './next-step.ts';
import type { UsualDays } from './usual-times.ts';

/** Where plans of an attempt type can go on. */
export interface OpenStep {
  attemptTypeId: number;
  /** Summary status. */
  statusId: number;
  next: NextStep;
  /** How long plans usually stay there. */
  usualDays: number;
}

/** All attempt types and summary statuses from which the caller can lead plans on. */
export function openSteps(lists: Lists, caller: Subject, usual: UsualDays): OpenStep[] {
  return lists.attempt_type.entries.flatMap((type) =>
    lists.status.entries.flatMap((status) => {
      const next = nextStep(type.name, status.name, caller);
      if (next === undefined) return [];
      const usualDays = usual(type.name, status.name);
      return [{ attemptTypeId: type.id, statusId: status.id, next, usualDays }];
    }),
  );
}
