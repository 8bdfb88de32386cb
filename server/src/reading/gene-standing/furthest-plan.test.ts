import { orderingOf } from '../../catalogue/state-machines/statuses.ts';
import { furthestPlan } from './furthest-plan.ts';

const plan = (pin: string, statusName: string, since: string | null = null, isAborted = false) => ({
  pin,
  statusName,
  since,
  isAborted,
});

test.each([
  ['none', [], undefined],
  ['the highest status', [plan('1', 'Plan Created'), plan('2', 'Genotype Confirmed')], '2'],
  [
    'a plan that goes on before one that was stopped further along',
    [plan('1', 'Genotype Confirmed', null, true), plan('2', 'Attempt In Progress')],
    '2',
  ],
  [
    'the furthest of those that were stopped where none goes on',
    [plan('1', 'Attempt Aborted', null, true), plan('2', 'Genotype Confirmed', null, true)],
    '2',
  ],
  [
    'the last of those that were stopped alike where none goes on',
    [
      plan('1', 'Attempt Aborted', '2018-09-19T15:00:00', true),
      plan('2', 'Attempt Aborted', '2020-02-18T15:00:00', true),
      plan('3', 'Attempt Aborted', null, true),
    ],
    '2',
  ],
  [
    'the newest of two that were stopped on one day',
    [
      plan('1', 'Attempt Aborted', '2018-09-19T15:00:00', true),
      plan('2', 'Attempt Aborted', '2018-09-19T15:00:00', true),
    ],
    '2',
  ],
  [
    'who came there first',
    [
      plan('1', 'Founder Obtained', '2031-02-01T00:00:00'),
      plan('2', 'Founder Obtained', '2030-02-01T00:00:00'),
    ],
    '2',
  ],
  [
    'a known date before an unknown one',
    [plan('1', 'Founder Obtained'), plan('2', 'Founder Obtained', '2030-02-01T00:00:00')],
    '2',
  ],
  ['the older plan of two alike', [plan('2', 'Plan Created'), plan('1', 'Plan Created')], '1'],
])('%s', (_case, plans, pin) => {
  expect(furthestPlan(plans, orderingOf)?.pin).toBe(pin);
});
