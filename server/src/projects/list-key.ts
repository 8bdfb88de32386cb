import { isSignedIn, type Subject } from '../permissions/caller.ts';
import type { ListQuestion } from './list-repository.ts';
import { asksWhatMasksHide } from './project-conditions.ts';

/** Longer keys, in characters, are of questions that are rare and would fill the memory. */
const LONGEST_KEY = 2000;

/** Questions with the same key have the same projects for an answer. Undefined for one that is not worth remembering. */
export function listKey({ criteria, subject }: ListQuestion): string | undefined {
  const key = JSON.stringify([
    criteria,
    isSignedIn(subject),
    asksWhatMasksHide(criteria) && memberships(subject),
  ]);
  return key.length <= LONGEST_KEY ? key : undefined;
}

function memberships({ isAdmin, isDccUser, unitRoles, consortia }: Subject): unknown {
  return isAdmin || isDccUser || [unitRoles.map((role) => role.workUnitId), consortia.map(({ id }) => id)];
}
