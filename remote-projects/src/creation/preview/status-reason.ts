import type { AssignmentPreview } from 'shared/contract';

const REASONS = new Map([
  [
    'Inspect - GLT Mouse',
    'A project on this gene is assigned already, and there are genotype-confirmed mice.',
  ],
  ['Inspect - Attempt', 'A project on this gene is assigned already, and an attempt is in progress.'],
  ['Inspect - Conflict', 'A project on this gene is assigned already.'],
]);

const UNCONTESTED = 'Only the Deletion of a single gene competes with other projects.';
const FREE = 'No assigned project competes for this gene.';

/**
 * Why a new project would get its status, in a sentence (api-1 §14.2).
 *
 * @param isContested it deletes a single gene
 */
export function statusReason(
  { assignmentStatusName: status }: Pick<AssignmentPreview, 'assignmentStatusName'>,
  isContested: boolean,
): string {
  if (status === null) return 'Choose a molecular mutation type to see the status of the new project.';
  return REASONS.get(status) ?? (isContested ? FREE : UNCONTESTED);
}
