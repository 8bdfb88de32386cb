import fc from 'fast-check';
import { DAYS_OF_A_MONTH, estimateAfter, MONTHS_AHEAD } from './estimate.ts';
import type { Visit } from './visits.ts';

const visit = (endDays: number, end: Visit['end'], stayedDays = endDays): Visit => ({
  status: 'Founder Obtained',
  stayedDays,
  endDays,
  end,
});
const times = (count: number, one: Visit): Visit[] => Array.from({ length: count }, () => one);

test('where all is known, the share is the share', () => {
  const visits = [
    ...times(6, visit(100, 'reached')),
    ...times(2, visit(200, 'reached')),
    ...times(2, visit(50, 'stopped')),
  ];
  expect(estimateAfter(visits, 0)).toMatchObject({ waitedDays: 0, plans: 10, quartileDays: [100, 100, 100] });
  expect(estimateAfter(visits, 0)?.reachedShare).toBeCloseTo(0.8);
});

test('visits that are still open count as long as they were seen', () => {
  // Ten at risk: two reach it on day 10 (0.2); four were seen until day 20; of the other four, of which 0.8 is left, half reach it.
  const visits = [
    ...times(2, visit(10, 'reached')),
    ...times(4, visit(20, 'open')),
    ...times(2, visit(30, 'reached')),
    ...times(2, visit(40, 'stopped')),
  ];
  expect(estimateAfter(visits, 0)?.reachedShare).toBeCloseTo(0.2 + 0.8 / 2);
});

test('of those that waited so long, from then on', () => {
  const visits = [
    ...times(20, visit(10, 'reached')),
    ...times(5, visit(100, 'reached')),
    ...times(5, visit(60, 'stopped')),
  ];
  expect(estimateAfter(visits, 30)).toMatchObject({ waitedDays: 30, plans: 10, quartileDays: [70, 70, 70] });
  expect(estimateAfter(visits, 30)?.reachedShare).toBeCloseTo(0.5);
});

test('how long it stood there decides, not how long the work took', () => {
  const visits = times(10, visit(100, 'reached', 20));
  expect(estimateAfter(visits, 20)?.plans).toBe(10);
  expect(estimateAfter(visits, 21)).toBeUndefined();
});

test('few say nothing, and of few that reached it no day is said', () => {
  expect(estimateAfter(times(9, visit(10, 'reached')), 0)).toBeUndefined();
  const visits = [...times(4, visit(10, 'reached')), ...times(6, visit(10, 'stopped'))];
  expect(estimateAfter(visits, 0)).toMatchObject({ plans: 10, quartileDays: null });
});

test('the shares of the months to come', () => {
  const visits = [...times(5, visit(20, 'reached')), ...times(5, visit(80, 'reached'))];
  const shares = estimateAfter(visits, 0)?.monthlyShares ?? [];
  expect(shares).toHaveLength(MONTHS_AHEAD);
  expect(shares.slice(0, 4).map((share) => Number(share.toFixed(6)))).toEqual([0.5, 0.5, 1, 1]);
});

test('months grow, end at most at the share of all, and none is beyond what was seen (property)', () => {
  const visits = fc.array(
    fc.record({
      endDays: fc.integer({ min: 0, max: 1500 }),
      end: fc.constantFrom<Visit['end'][]>('reached', 'stopped', 'open'),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 10, maxLength: 60 },
  );
  fc.assert(
    fc.property(visits, (some) => {
      const estimate = estimateAfter(
        some.map(({ endDays, end, part }) => visit(endDays, end, Math.floor(part * endDays))),
        0,
      );
      const { monthlyShares = [], reachedShare = NaN } = estimate ?? {};
      for (const [month, share] of monthlyShares.entries()) {
        expect(share).toBeGreaterThanOrEqual(monthlyShares[month - 1] ?? 0);
        expect(share).toBeLessThanOrEqual(reachedShare);
      }
      expect(reachedShare).toBeLessThanOrEqual(1 + 1e-9);
      if (!some.some(({ end }) => end === 'open'))
        expect(reachedShare).toBeCloseTo(some.filter(({ end }) => end === 'reached').length / some.length);
    }),
  );
});

test('it finds what it was made of, though most is seen for a short time only', () => {
  // The goal after 200 days on average, a stop after 600: three of four reach it, half of these within 104 days.
  const visits = Array.from({ length: 4000 }, (_, index) => {
    const days = (step: number, mean: number) => -mean * Math.log(1 - spread(index, step));
    const reached = days(Math.SQRT2, 200);
    const stopped = days(Math.sqrt(3), 600);
    const seen = 1200 * spread(index, Math.sqrt(5));
    const endDays = Math.min(reached, stopped, seen);
    const end = endDays === seen ? 'open' : endDays === reached ? 'reached' : 'stopped';
    return visit(Math.floor(endDays), end);
  });
  const estimate = estimateAfter(visits, 0);
  expect(estimate?.reachedShare).toBeGreaterThan(0.71);
  expect(estimate?.reachedShare).toBeLessThan(0.79);
  expect(estimate?.quartileDays?.[1]).toBeGreaterThan(95);
  expect(estimate?.quartileDays?.[1]).toBeLessThan(113);
  const year = estimate?.monthlyShares[11] ?? NaN;
  expect(year).toBeCloseTo(0.75 * (1 - Math.exp((-12 * DAYS_OF_A_MONTH) / 150)), 1);
});

/** Evenly spread over 0 to 1, and those of one step over each other: multiples of irrational numbers. */
const spread = (index: number, step: number) => (index * step) % 1;
