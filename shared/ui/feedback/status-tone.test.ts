import { statusTone } from './status-tone.ts';

test.each([
  ['Genotype Confirmed', 'success'],
  ['Phenotyping Finished', 'success'],
  ['Phenotyping All Data Processed', 'success'],
  ['Cre Excision Complete', 'success'],
  ['passb', 'success'],
  ['Attempt In Progress', 'progress'],
  ['Founder Obtained', 'progress'],
  ['Phenotyping All Data Sent', 'progress'],
  ['Rederivation Started', 'progress'],
  ['Plan Created', 'info'],
  ['Phenotyping Registered', 'info'],
  ['Assigned', 'info'],
  ['Inspect - Conflict', 'warning'],
  ['not confirmed', 'warning'],
  ['Attempt Aborted', 'danger'],
  ['Aborted - ES Cell QC Failed', 'danger'],
  ['Inactive', 'neutral'],
  ['Abandoned', 'neutral'],
  ['A status of later years', 'neutral'],
])('%s is shown as %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
