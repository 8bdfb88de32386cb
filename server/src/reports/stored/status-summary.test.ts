import { summarised, summarisedByProject } from './status-summary.ts';

const status = (name: string, ordering: number, is_abortion_status = false) => ({
  ...{ name, ordering, is_abortion_status },
});
const CREATED = status('Plan Created', 10);
const CONFIRMED = status('Genotype Confirmed', 50);
const ABORTED = status('Attempt Aborted', 60, true);
const ABANDONED = status('Plan Abandoned', 5, true);

test.each([
  ['the furthest', [CREATED, CONFIRMED], 'Genotype Confirmed'],
  ['an abortion does not count beside others', [CREATED, ABORTED], 'Plan Created'],
  ['the furthest abortion, if there is nothing else', [ABANDONED, ABORTED], 'Attempt Aborted'],
  ['nothing of nothing', [], undefined],
])('%s (api-3 §8.4, R1)', (_what, statuses, expected) => {
  expect(summarised(statuses)?.name).toBe(expected);
});

test('of a gene: each project first, so that an aborted project does not hide behind its own plans', () => {
  const statuses = [
    { projectId: 1, status: ABORTED },
    { projectId: 1, status: CREATED },
    { projectId: 2, status: ABANDONED },
  ];
  expect(summarisedByProject(statuses)?.name).toBe('Plan Created');
});
