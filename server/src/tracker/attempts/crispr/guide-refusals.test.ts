import type { TestApp } from '../../../../testing/test-app.ts';
import { addPlanOf, openPlans } from '../testing/attempts.ts';
import { attemptOf, COMPLETE, GUIDE, savedAttempt } from '../testing/crispr.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

/** A broken rule, the message, and the field in the error. */
const RULES: [string, object, string][] = [
  ['Guide Sequence in the guide cannot be null.', { guideSequence: null }, 'guideSequence'],
  ['Pam in the guide cannot be null.', { pam: '' }, 'pam'],
  ['Chromosome in the guide cannot be null.', { chr: null }, 'chr'],
  ['Guide start field cannot be null.', { start: null }, 'start'],
  ['Guide stop field cannot be null.', { stop: null }, 'stop'],
  ['Strand in the guide cannot be null.', { strand: null }, 'strand'],
  ['Genome Build in the guide cannot be null.', { genomeBuild: ' ' }, 'genomeBuild'],
  ['All guides must have the same chromosome.', { chr: '6' }, 'chr'],
  ['Guide sequence needs to be at least 16bps.', { guideSequence: 'GATTACAGATTACAG' }, 'guideSequence'],
  [
    'Error guides information. Please enter the valid guide sequence.',
    { guideSequence: 'GATTACAGATTACAGATTAX' },
    'guideSequence',
  ],
  ['Error guides information. Please enter the valid Pam.', { pam: 'A?G' }, 'pam'],
  ['Stop guide location needs to be bigger than start guide location.', { stop: GUIDE.start - 1 }, 'stop'],
  [
    'Error guides information. Sequence has a total length of 23bps and the difference between start and stop plus ' +
      'one is 24. Please add the correct coordinates.',
    { stop: GUIDE.stop + 1 },
    'stop',
  ],
  [
    'Error guides information. Sequence has a total length of 24bps and the difference between start and stop plus ' +
      'one is 23. Please add the correct coordinates.',
    { sequence: null, pam: 'AGGT' },
    'stop',
  ],
];

test.each(RULES)('saving a plan is refused (api-2 §6.4): %s', async (message, change, field) => {
  const plan = await addPlanOf(tracker, 'crispr');
  const before = await savedAttempt(plan, COMPLETE);
  const guides = [GUIDE, { ...GUIDE, ...change }];
  const { apierror } = await plan.envelope({ crisprAttempt: { ...COMPLETE, comment: 'x', guides } });
  expect(apierror).toMatchObject({
    status: 'BAD_REQUEST',
    message,
    subErrors: [{ object: 'crisprAttempt', field: `guides.1.${field}`, message }],
  });
  expect(await attemptOf(plan)).toEqual(before);
});
