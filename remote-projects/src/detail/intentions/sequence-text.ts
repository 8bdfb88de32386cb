import type { ProjectIntention } from 'shared/contract';

/** What the last column of the intentions says (ui-screens 7.2). */
export function sequenceInformation({ intentionsBySequences = [] }: ProjectIntention): string {
  return intentionsBySequences.length > 0
    ? 'Click row to see sequence intention'
    : 'No sequence intention information.';
}
