import { visitsOf, type Timeline } from './visits.ts';

const GOAL = 'Genotype Confirmed';
const TODAY = 1000;

const visits = (steps: [status: string, day: number][], stoppedOn: number | null = null) => {
  const timeline: Timeline = {
    pathName: 'crispr',
    workUnitId: 1,
    steps: steps.map(([status, day]) => ({ status, day })),
    stoppedOn,
  };
  return visitsOf(timeline, GOAL, TODAY).map(({ status, stayedDays, endDays, end }) => [
    status,
    stayedDays,
    endDays,
    end,
  ]);
};

test('each stay of a plan that reached its goal', () => {
  expect(
    visits([
      ['Plan Created', 100],
      ['Founder Obtained', 130],
      [GOAL, 200],
    ]),
  ).toEqual([
    ['Plan Created', 30, 100, 'reached'],
    ['Founder Obtained', 70, 70, 'reached'],
  ]);
});

test('what stands still has stayed until now', () => {
  expect(
    visits([
      ['Plan Created', 100],
      ['Founder Obtained', 130],
    ]),
  ).toEqual([
    ['Plan Created', 30, 900, 'open'],
    ['Founder Obtained', 870, 870, 'open'],
  ]);
});

test('what was stopped stayed until then, also where outcomes keep its summary status', () => {
  expect(
    visits(
      [
        ['Plan Created', 100],
        ['Embryos Obtained', 130],
      ],
      150,
    ),
  ).toEqual([
    ['Plan Created', 30, 50, 'stopped'],
    ['Embryos Obtained', 20, 20, 'stopped'],
  ]);
});

test('what was stopped and taken up once more has reached its goal', () => {
  expect(
    visits([
      ['Founder Obtained', 100],
      ['Attempt Aborted', 110],
      ['Founder Obtained', 120],
      [GOAL, 150],
    ]),
  ).toEqual([
    ['Founder Obtained', 10, 50, 'reached'],
    ['Attempt Aborted', 10, 40, 'reached'],
    ['Founder Obtained', 30, 30, 'reached'],
  ]);
});

test('a status that is dated twice is one stay; what comes after the goal does not count', () => {
  expect(
    visits([
      ['Plan Created', 100],
      ['Plan Created', 105],
      [GOAL, 110],
      ['Genotype Extinct', 120],
    ]),
  ).toEqual([['Plan Created', 10, 10, 'reached']]);
});

test('dates to come count as of today', () => {
  expect(
    visits([
      ['Plan Created', 990],
      [GOAL, 1010],
    ]),
  ).toEqual([['Plan Created', 10, 10, 'reached']]);
  expect(visits([['Plan Created', 1010]])).toEqual([['Plan Created', 0, 0, 'open']]);
});
