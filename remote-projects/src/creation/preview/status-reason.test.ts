import { statusReason } from './status-reason.ts';

test.each([
  ['Assigned', true, 'No assigned project competes for this gene.'],
  ['Assigned', false, 'Only the Deletion of a single gene competes with other projects.'],
  ['Inspect - Conflict', true, 'A project on this gene is assigned already.'],
  ['Inspect - Attempt', true, 'A project on this gene is assigned already, and an attempt is in progress.'],
  [
    'Inspect - GLT Mouse',
    true,
    'A project on this gene is assigned already, and there are genotype-confirmed mice.',
  ],
  [null, false, 'Choose a molecular mutation type to see the status of the new project.'],
])('%s (contested: %s) is explained: %s (api-1 §14.2)', (status, isContested, reason) => {
  expect(statusReason({ assignmentStatusName: status }, isContested)).toBe(reason);
});
