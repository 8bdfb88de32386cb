import type { Project } from 'shared/contract';

/**
 * Whether a person sees the restricted version of a project: the server leaves its related work units and work
 * groups out of it (spec part 1 §2, search page).
 */
export function isRestrictedVersion({
  relatedWorkUnitNames,
  relatedWorkGroupNames,
}: Pick<Project, 'relatedWorkUnitNames' | 'relatedWorkGroupNames'>): boolean {
  return relatedWorkUnitNames.length === 0 && relatedWorkGroupNames.length === 0;
}

/** What a person sees of a project, in words. */
export const ACCESS_TEXTS = {
  restricted: 'You are seeing a restricted version of this project.',
  whole: 'You are seeing all facts of this project.',
};
