import { aWholeProject, aPlan } from '../testing/a-whole-project.ts';
import { unlistedPlansText } from './unlisted-plans.ts';

const link = (pin: string) => ({ href: `http://tracker.example/api/plans/${pin}` });
const project = aWholeProject({
  _links: {
    self: link('x'),
    productionPlans: [link('PIN:0000000001'), link('PIN:0000000002')],
    phenotypingPlans: [link('PIN:0000000003')],
  },
});
const plans = ['PIN:0000000001', 'PIN:0000000002', 'PIN:0000000003'].map((pin) => aPlan({ pin }));

test('plans that the person may not read are counted, not forgotten', () => {
  expect(unlistedPlansText(project, plans)).toBeUndefined();
  expect(unlistedPlansText(project, plans.slice(1))).toBe(
    'One more plan is not shown, because you do not have permission to read it.',
  );
  expect(unlistedPlansText(project, [])).toBe(
    '3 more plans are not shown, because you do not have permission to read them.',
  );
});

test('a project that is still to be read has no unlisted plans', () => {
  expect(unlistedPlansText(undefined, plans)).toBeUndefined();
});
