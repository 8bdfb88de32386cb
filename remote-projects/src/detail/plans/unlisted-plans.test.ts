import { aWholeProject, aPlan } from '../testing/a-whole-project.ts';
import { unlistedPlans, unlistedPlansText } from './unlisted-plans.ts';

const link = (pin: string) => ({ href: `http://tracker.example/api/plans/${pin}` });
const project = aWholeProject({
  _links: {
    self: link('x'),
    productionPlans: [link('PIN:0000000001'), link('PIN:0000000002')],
    phenotypingPlans: [link('PIN:0000000003')],
  },
});
const plans = ['PIN:0000000001', 'PIN:0000000002', 'PIN:0000000003'].map((pin) => aPlan({ pin }));

const textOf = (...facts: Parameters<typeof unlistedPlans>) => unlistedPlansText(unlistedPlans(...facts));

test('they are counted by kind', () => {
  expect(unlistedPlans(project, plans.slice(1))).toEqual({ production: 1, phenotyping: 0 });
});

test('plans that the person may not read are counted, not forgotten', () => {
  expect(textOf(project, plans)).toBeUndefined();
  expect(textOf(project, plans.slice(1))).toBe(
    'One more plan is not shown, because you do not have permission to read it.',
  );
  expect(textOf(project, [])).toBe(
    '3 more plans are not shown, because you do not have permission to read them.',
  );
});

test('a project that is still to be read has no unlisted plans', () => {
  expect(textOf(undefined, plans)).toBeUndefined();
});
