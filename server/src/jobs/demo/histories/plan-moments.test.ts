import type { DemoPlan, Stamp } from '../sources/model.ts';
import { planMoments } from './plan-moments.ts';

const DAYS = ['2014-01-01', '2014-01-29', '2014-01-30', '2014-03-26'];

function stamps(...statuses: string[]): Stamp[] {
  return statuses.map((status, index) => ({ status, date: `${DAYS[index]}T09:30:00` }));
}

const plan = (attemptType: DemoPlan['attemptType'], ...statuses: string[]): DemoPlan => ({
  workUnit: 'JAX',
  workGroup: 'KOMP2',
  comment: null,
  createdAt: `${DAYS[0]}T09:30:00`,
  stamps: stamps(...statuses),
  attemptType,
  attempt: null,
  startsFrom: [],
  outcome: null,
});

/** The attempt at each moment. */
const attempts = (made: DemoPlan, field: string, attempt: Record<string, string | number | boolean>) =>
  planMoments(made, made.stamps, { [field]: attempt }).map(({ tree }) => tree[field]);

test('numbers that no step needed are there with the last step', () => {
  const aborted = plan('crispr', 'Plan Created', 'Attempt In Progress', 'Attempt Aborted');
  const attempt = { miDate: '2014-01-29', totalTransferred: 12 };
  expect(attempts(aborted, 'crisprAttempt', attempt)).toEqual([
    null,
    { miDate: '2014-01-29', totalTransferred: null },
    attempt,
  ]);
});

test('a box is not ticked before the step that it belongs to', () => {
  const bred = plan('breeding', 'Plan Created', 'Breeding Started', 'Breeding Complete');
  const attempt = { numberOfCreMatingsStarted: 4, creExcesion: true };
  expect(attempts(bred, 'breedingAttempt', attempt)).toEqual([
    null,
    { numberOfCreMatingsStarted: 4, creExcesion: false },
    attempt,
  ]);
});

test('an attempt of phenotyping is there from the beginning', () => {
  const phenotyping = plan('adult and embryo phenotyping', 'Plan Created', 'Phenotyping Plan Aborted');
  const attempt = { phenotypingExternalRef: 'JAX-1-P' };
  expect(attempts(phenotyping, 'phenotypingAttempt', attempt)).toEqual([attempt, attempt]);
});

test('a change of what sums the plan up is a moment too, with both statuses', () => {
  const made = plan('es cell', 'Plan Created', 'Attempt In Progress');
  const summary = stamps('Plan Created', 'Attempt In Progress', 'Genotype In Progress');
  const moments = planMoments(made, summary, { comment: 'kept' });
  expect(moments.at(-1)).toEqual({
    date: `${DAYS[2]}T09:30:00`,
    tree: {
      comment: 'kept',
      status: { name: 'Attempt In Progress' },
      summaryStatus: { name: 'Genotype In Progress' },
    },
  });
  expect(moments).toHaveLength(3);
});
