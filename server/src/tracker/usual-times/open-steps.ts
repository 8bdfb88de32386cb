import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { NamedEntry } from '../../platform/look-up-lists/named-list.ts';
import { nextStep } from './next-step.ts';

/** Where plans of an attempt type can go on. */
export interface OpenStep {
  type: NamedEntry;
  /** Summary status. */
  status: NamedEntry;
}

/** May take every step: also those that are left to the DCC and the CDA. */
export const ANYBODY: Subject = { ...ANONYMOUS, isDccUser: true, isCdaUser: true };

/** All attempt types and summary statuses from which the caller can lead plans on. */
export function openSteps(lists: Lists, caller: Subject): OpenStep[] {
  return lists.attempt_type.entries.flatMap((type) =>
    lists.status.entries
      .filter((status) => nextStep(type.name, status.name, caller) !== undefined)
      .map((status) => ({ type, status })),
  );
}
